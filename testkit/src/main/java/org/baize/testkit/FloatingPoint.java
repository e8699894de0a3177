package org.baize.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Finds floating point in compiled classes: in fields, in signatures, and in the instructions of method bodies, where
 * a local {@code double} would otherwise hide. Money and odds are whole numbers and exact fractions.
 */
public final class FloatingPoint {

    private FloatingPoint() {}

    /** Where a {@code float} or {@code double} stands below that folder of classes; empty when it is clean. */
    public static List<String> in(Path classesFolder) {
        try (Stream<Path> files = Files.walk(classesFolder)) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .sorted()
                    .flatMap(file -> in(parse(file)).stream())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ClassModel parse(Path file) {
        try {
            return ClassFile.of().parse(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> in(ClassModel type) {
        List<String> found = new ArrayList<>();
        String name = type.thisClass().asInternalName().replace('/', '.');
        type.fields().stream()
                .filter(field -> isFloating(field.fieldTypeSymbol()))
                .forEach(field -> found.add(name + "." + field.fieldName().stringValue()));
        type.methods().stream()
                .filter(FloatingPoint::touchesFloatingPoint)
                .forEach(method -> found.add(name + "." + method.methodName().stringValue() + "()"));
        return found;
    }

    private static boolean touchesFloatingPoint(MethodModel method) {
        boolean inSignature = isFloating(method.methodTypeSymbol().returnType())
                || method.methodTypeSymbol().parameterList().stream().anyMatch(FloatingPoint::isFloating);
        return inSignature
                || method.code().stream()
                        .flatMap(code -> code.elementStream())
                        .anyMatch(FloatingPoint::isFloatingInstruction);
    }

    private static boolean isFloatingInstruction(CodeElement element) {
        if (element instanceof InvokeInstruction call) {
            return isFloating(call.typeSymbol().returnType())
                    || call.typeSymbol().parameterList().stream().anyMatch(FloatingPoint::isFloating);
        }
        return element instanceof Instruction instruction
                && isFloatingOpcode(instruction.opcode().name());
    }

    /**
     * Opcodes are named by the type they work on: {@code DADD}, {@code FLOAD_1}, {@code I2D}, {@code LDC2_W} with a
     * double.
     */
    private static boolean isFloatingOpcode(String opcode) {
        return opcode.matches("[DF](ADD|SUB|MUL|DIV|REM|NEG|CMP[LG]|CONST_.|LOAD.*|STORE.*|RETURN|ALOAD|ASTORE)")
                || opcode.matches("[ILDF]2[DF]|[DF]2[IL]");
    }

    private static boolean isFloating(ClassDesc type) {
        ClassDesc element = type;
        while (element.isArray()) {
            element = element.componentType();
        }
        TypeKind kind = TypeKind.from(element);
        return kind == TypeKind.DOUBLE
                || kind == TypeKind.FLOAT
                || element.equals(ConstantDescs.CD_Double)
                || element.equals(ConstantDescs.CD_Float);
    }
}
