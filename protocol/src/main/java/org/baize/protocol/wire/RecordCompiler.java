package org.baize.protocol.wire;

import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_void;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DynamicConstantDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.baize.rules.law.Components;

/**
 * Makes a class that writes and reads one type of record, component by component: what {@link Body} does through arrays and
 * boxed numbers, for the few types of which there are hundreds of thousands a second. The record and the types of its
 * components must be public.
 */
final class RecordCompiler {

    private static final ClassDesc CODEC = desc(RecordCodec.class);
    private static final ClassDesc WRITER = desc(Writer.class);
    private static final ClassDesc READER = desc(Reader.class);

    /** The code never branches, so that there are no frames of the stack to work out. */
    private static final ClassFile STRAIGHT = ClassFile.of(ClassFile.StackMapsOption.DROP_STACK_MAPS);

    /** What it overrides is seen in this package only. */
    private static final int NO_FLAGS = 0;

    /** What the methods of {@link RecordCodec} are given; 0 is the codec itself. */
    private static final int MESSAGE = 1;

    private static final int OUT = 2;
    private static final int IN = 1;
    private static final int BLOCK = 2;
    private static final int FIRST_FREE = 3;

    private final Class<?> type;
    private final List<RecordComponent> components;
    private final Body body;
    private final List<Object> constants = new ArrayList<>();

    private RecordCompiler(Class<?> type, Body body) {
        this.type = type;
        this.components = Components.of(type.asSubclass(Record.class));
        this.body = body;
    }

    static RecordCodec compile(Class<?> type, Body body) {
        RecordCompiler compiler = new RecordCompiler(type, body);
        ClassDesc name = ClassDesc.of(RecordCompiler.class.getPackageName(), "Compiled");
        byte[] made = STRAIGHT.build(name, compiler::build);
        try {
            MethodHandles.Lookup hidden =
                    MethodHandles.lookup().defineHiddenClassWithClassData(made, List.copyOf(compiler.constants), true);
            return (RecordCodec) hidden.findConstructor(hidden.lookupClass(), MethodType.methodType(void.class))
                    .invoke();
        } catch (Throwable failed) {
            throw new IllegalStateException("no codec can be made for " + type, failed);
        }
    }

    private void build(ClassBuilder made) {
        made.withFlags(ClassFile.ACC_FINAL)
                .withSuperclass(CODEC)
                .withMethodBody(ConstantDescs.INIT_NAME, ConstantDescs.MTD_void, NO_FLAGS, RecordCompiler::begin)
                .withMethodBody("write", MethodTypeDesc.of(CD_void, CD_Object, WRITER), NO_FLAGS, this::write)
                .withMethodBody("read", MethodTypeDesc.of(CD_Object, READER, CD_int), NO_FLAGS, this::read);
    }

    private static void begin(CodeBuilder code) {
        code.aload(0)
                .invokespecial(CODEC, ConstantDescs.INIT_NAME, ConstantDescs.MTD_void)
                .return_();
    }

    private void write(CodeBuilder code) {
        int block = FIRST_FREE;
        code.aload(OUT).loadConstant(body.blockLength());
        call(code, Writer.class, "reserve", int.class).istore(block);
        for (Body.Slot<FixedCodec> field : body.fields()) {
            writeField(code, field, block);
        }
        for (Body.Slot<Group> group : body.groups()) {
            constant(code, group.codec(), Group.class);
            component(code, group.index()).aload(OUT);
            call(code, Group.class, "write", Object.class, Writer.class);
        }
        for (Body.Slot<DataCodec> data : body.data()) {
            constant(code, data.codec(), DataCodec.class);
            component(code, data.index()).aload(OUT);
            call(code, DataCodec.class, "write", Object.class, Writer.class);
        }
        code.return_();
    }

    private void writeField(CodeBuilder code, Body.Slot<FixedCodec> field, int block) {
        Class<?> number = components.get(field.index()).getType();
        if (number == int.class || number == long.class) {
            code.aload(OUT).iload(block).loadConstant(field.offset()).iadd();
            component(code, field.index());
            call(code, Writer.class, number == int.class ? "putInt" : "putLong", int.class, number);
            return;
        }
        constant(code, field.codec(), FixedCodec.class);
        code.aload(OUT).iload(block).loadConstant(field.offset()).iadd();
        component(code, field.index());
        if (number == boolean.class) {
            code.invokestatic(
                    desc(Boolean.class), "valueOf", MethodTypeDesc.of(desc(Boolean.class), desc(boolean.class)));
        }
        call(code, FixedCodec.class, "put", Writer.class, int.class, Object.class);
    }

    private void read(CodeBuilder code) {
        int[] places = places();
        for (Body.Slot<FixedCodec> field : body.fields()) {
            readField(code, field, places[field.index()]);
        }
        for (Body.Slot<Group> group : body.groups()) {
            constant(code, group.codec(), Group.class);
            code.aload(IN).loadConstant(body.version());
            call(code, Group.class, "read", Reader.class, int.class);
            keep(code, group.index(), places[group.index()]);
        }
        for (Body.Slot<DataCodec> data : body.data()) {
            constant(code, data.codec(), DataCodec.class);
            code.aload(IN);
            call(code, DataCodec.class, "read", Reader.class);
            keep(code, data.index(), places[data.index()]);
        }
        make(code, places);
    }

    private void readField(CodeBuilder code, Body.Slot<FixedCodec> field, int place) {
        Class<?> number = components.get(field.index()).getType();
        if (number == int.class || number == long.class) {
            code.aload(IN).iload(BLOCK).loadConstant(field.offset()).iadd();
            call(code, Reader.class, number == int.class ? "getInt" : "getLong", int.class)
                    .storeLocal(TypeKind.from(number), place);
            return;
        }
        constant(code, field.codec(), FixedCodec.class);
        code.aload(IN).iload(BLOCK).loadConstant(field.offset()).iadd();
        call(code, FixedCodec.class, "get", Reader.class, int.class);
        keep(code, field.index(), place);
    }

    /** Where each component is kept until all of them are read; the constructor wants them in another order. */
    private int[] places() {
        int[] places = new int[components.size()];
        int next = FIRST_FREE;
        for (int i = 0; i < places.length; i++) {
            places[i] = next;
            next += TypeKind.from(components.get(i).getType()).slotSize();
        }
        return places;
    }

    private void keep(CodeBuilder code, int index, int place) {
        Class<?> wanted = components.get(index).getType();
        if (wanted == boolean.class) {
            code.checkcast(desc(Boolean.class));
            call(code, Boolean.class, "booleanValue").istore(place);
        } else {
            code.checkcast(desc(wanted)).astore(place);
        }
    }

    private void make(CodeBuilder code, int[] places) {
        code.new_(desc(type)).dup();
        for (int i = 0; i < places.length; i++) {
            code.loadLocal(TypeKind.from(components.get(i).getType()), places[i]);
        }
        List<ClassDesc> parameters =
                components.stream().map(one -> desc(one.getType())).toList();
        code.invokespecial(desc(type), ConstantDescs.INIT_NAME, MethodTypeDesc.of(CD_void, parameters))
                .areturn();
    }

    private CodeBuilder component(CodeBuilder code, int index) {
        RecordComponent component = components.get(index);
        return code.aload(MESSAGE)
                .checkcast(desc(type))
                .invokevirtual(desc(type), component.getName(), MethodTypeDesc.of(desc(component.getType())));
    }

    private void constant(CodeBuilder code, Object value, Class<?> as) {
        code.ldc(DynamicConstantDesc.ofNamed(
                ConstantDescs.BSM_CLASS_DATA_AT, ConstantDescs.DEFAULT_NAME, desc(as), constants.size()));
        constants.add(value);
    }

    private static CodeBuilder call(CodeBuilder code, Class<?> of, String name, Class<?>... parameters) {
        try {
            Method method = of.getDeclaredMethod(name, parameters);
            MethodTypeDesc signature = MethodTypeDesc.of(
                    desc(method.getReturnType()),
                    Stream.of(parameters).map(RecordCompiler::desc).toList());
            return of.isInterface()
                    ? code.invokeinterface(desc(of), name, signature)
                    : code.invokevirtual(desc(of), name, signature);
        } catch (NoSuchMethodException renamed) {
            throw new IllegalStateException(of + " has no " + name, renamed);
        }
    }

    private static ClassDesc desc(Class<?> type) {
        return type.describeConstable().orElseThrow();
    }
}
