package org.baize.protocol.wire;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads the part of the SBE schema language that our file uses. The parser of the SBE tool takes seconds for a file of
 * this size, each time a node starts; a test asks it whether we have understood the file as it does.
 */
final class SchemaFile {

    private static final Map<String, Integer> SIZES = Map.of("uint8", 1, "uint16", 2, "int32", 4, "int64", 8);

    private final XMLStreamReader xml;
    private final Map<String, Integer> sizes = new LinkedHashMap<>();
    private final Map<String, Map<String, Integer>> enums = new LinkedHashMap<>();
    private final Map<String, Schema.Layout> messages = new LinkedHashMap<>();
    private int id;
    private int version;

    private SchemaFile(XMLStreamReader xml) {
        this.xml = xml;
    }

    static Schema read(InputStream file) {
        XMLInputFactory factory = XMLInputFactory.newFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        try {
            SchemaFile reading = new SchemaFile(factory.createXMLStreamReader(file));
            reading.top();
            return new Schema(reading.id, reading.version, reading.enums, reading.messages);
        } catch (XMLStreamException broken) {
            throw new IllegalStateException("the schema is not XML", broken);
        }
    }

    private void top() throws XMLStreamException {
        while (xml.hasNext()) {
            if (xml.next() == XMLStreamConstants.START_ELEMENT) {
                switch (xml.getLocalName()) {
                    case "messageSchema" -> {
                        id = number("id");
                        version = number("version");
                    }
                    case "composite" -> skip();
                    case "type" -> sizes.put(text("name"), size(SIZES, text("primitiveType")));
                    case "enum" -> enumeration();
                    case "message" -> message();
                    default -> {}
                }
            }
        }
    }

    private void enumeration() throws XMLStreamException {
        String name = text("name");
        sizes.put(name, size(SIZES, text("encodingType")));
        Map<String, Integer> values = new LinkedHashMap<>();
        while (xml.nextTag() == XMLStreamConstants.START_ELEMENT) {
            String constant = text("name");
            values.put(constant, Integer.valueOf(xml.getElementText().strip()));
        }
        enums.put(name, values);
    }

    private void message() throws XMLStreamException {
        String name = text("name");
        int number = number("id");
        List<Schema.Place> places = new ArrayList<>();
        int blockLength = places(places);
        messages.put(name, new Schema.Layout(name, number, blockLength, places));
    }

    /** Reads up to the end of the element that is open; returns the length of the block. */
    private int places(List<Schema.Place> places) throws XMLStreamException {
        int blockLength = 0;
        while (xml.nextTag() == XMLStreamConstants.START_ELEMENT) {
            String name = text("name");
            int since = xml.getAttributeValue(null, "sinceVersion") == null ? 0 : number("sinceVersion");
            switch (xml.getLocalName()) {
                case "field" -> {
                    places.add(new Schema.Place(name, blockLength, since, List.of(), 0));
                    blockLength += size(sizes, text("type"));
                    skip();
                }
                case "group" -> {
                    List<Schema.Place> entry = new ArrayList<>();
                    int entryLength = places(entry);
                    places.add(new Schema.Place(name, 0, since, entry, entryLength));
                }
                case "data" -> {
                    places.add(new Schema.Place(name, 0, since, List.of(), 0));
                    skip();
                }
                default -> throw new IllegalStateException("the schema has an unknown part " + xml.getLocalName());
            }
        }
        return blockLength;
    }

    private void skip() throws XMLStreamException {
        int depth = 1;
        while (depth > 0) {
            int next = xml.next();
            depth += next == XMLStreamConstants.START_ELEMENT ? 1 : 0;
            depth -= next == XMLStreamConstants.END_ELEMENT ? 1 : 0;
        }
    }

    private String text(String attribute) {
        String value = xml.getAttributeValue(null, attribute);
        if (value == null) {
            throw new IllegalStateException("the schema lacks '" + attribute + "' in line "
                    + xml.getLocation().getLineNumber());
        }
        return value;
    }

    private int number(String attribute) {
        return Integer.parseInt(text(attribute));
    }

    private static int size(Map<String, Integer> sizes, String type) {
        Integer size = sizes.get(type);
        if (size == null) {
            throw new IllegalStateException("the schema has no type " + type);
        }
        return size;
    }
}
