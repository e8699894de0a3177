package org.baize.records;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import javax.sql.DataSource;

/** A source that lends the same connection to everybody, one after the other, so that all of them see the same moment. */
final class OneConnection {

    private OneConnection() {}

    /** Lends it; whoever gave it closes it. */
    static DataSource source(Connection only) {
        Object lent = made(Connection.class, (_, method, values) -> {
            if (method.getName().equals("close")) {
                return null;
            }
            try {
                return method.invoke(only, values);
            } catch (InvocationTargetException failed) {
                throw failed.getTargetException();
            }
        });
        return (DataSource) made(DataSource.class, (_, method, _) -> {
            if (method.getName().equals("getConnection")) {
                return lent;
            }
            throw new UnsupportedOperationException(method.getName());
        });
    }

    private static Object made(Class<?> type, InvocationHandler answers) {
        return Proxy.newProxyInstance(OneConnection.class.getClassLoader(), new Class<?>[] {type}, answers);
    }
}
