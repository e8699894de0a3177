package org.baize.cluster.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.baize.cluster.node.NodeException;
import org.baize.protocol.message.FromFloor;
import org.baize.testkit.Waiting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A copy of a member that comes back as the member was. */
@Timeout(180)
class BackupTest {

    @TempDir
    Path folder;

    @Test
    void aRunningMemberIsCopiedAndTheCopyGoesOn() {
        FromFloor.State copied;
        try (Member0 member = Member0.start(folder.resolve("member"))) {
            member.ask(5).snapshot().ask(5);
            copied = member.state();
            Manifest manifest = Backup.take(folder.resolve("member"), folder.resolve("backup"));
            assertThat(manifest.state()).isEqualTo(copied.hash());
            member.ask(5);
        }

        Restore.into(folder.resolve("backup"), folder.resolve("restored"));

        try (Member0 restored = Member0.start(folder.resolve("restored"))) {
            assertThat(restored.state().hash()).isEqualTo(copied.hash());
            restored.ask(3).snapshot();
        }
        try (Member0 again = Member0.start(folder.resolve("restored"))) {
            again.ask(1);
        }
        assertThat(LogVerifier.verify(MemberDirectory.open(folder.resolve("restored")), _ -> {})
                        .counts()
                        .commands())
                .isGreaterThanOrEqualTo(14);
        assertThat(Asks.in(folder.resolve("restored"))).hasSize(14);
    }

    /** The log holds keys; and who tries again need not tidy up first. */
    @Test
    void itIsForItsOwnerOnlyAndLeavesNothingBehindWhereItFails() throws IOException {
        Member0.start(folder.resolve("member")).ask(2).close();
        Path segment = folder.resolve("member/archive/0-0.rec");
        byte[] bytes = Files.readAllBytes(segment);
        bytes[100]++;
        Files.write(segment, bytes);

        assertThatExceptionOfType(DamagedLogException.class)
                .isThrownBy(() -> Backup.take(folder.resolve("member"), folder.resolve("backup")))
                .withMessageContaining("is damaged");

        assertThat(folder.resolve("backup")).isEmptyDirectory();
        bytes[100]--;
        Files.write(segment, bytes);
        Backup.take(folder.resolve("member"), folder.resolve("backup"));
        assertThat(Files.getPosixFilePermissions(folder.resolve("backup")))
                .isEqualTo(PosixFilePermissions.fromString("rwx------"));
    }

    @Test
    void noNodeStartsOnABackupItself() {
        Member0.start(folder.resolve("member")).ask(2).close();
        Backup.take(folder.resolve("member"), folder.resolve("backup"));

        assertThatExceptionOfType(NodeException.class)
                .isThrownBy(() -> Member0.start(folder.resolve("backup")))
                .withMessageContaining("holds a backup, which a node would spoil");
        Restore.into(folder.resolve("backup"), folder.resolve("restored"));
        assertThat(Asks.in(folder.resolve("restored"))).hasSize(2);
    }

    @Test
    void ofTwoIntoOnePlaceTheFirstStays() throws IOException {
        Member0.start(folder.resolve("member")).ask(2).close();
        Path first = Files.createDirectories(folder.resolve("backup/archive")).resolve("first");
        Files.createFile(first);
        Backup second = new Backup(folder.resolve("member"), folder.resolve("backup"));

        assertThatExceptionOfType(FileAlreadyExistsException.class)
                .isThrownBy(() -> second.copyOrNothing(MemberDirectory.open(folder.resolve("member"))));

        assertThat(first).exists();
    }

    @Test
    void aStoppedMemberWithoutASnapshotIsCopied() throws IOException {
        FromFloor.State state;
        try (Member0 member = Member0.start(folder.resolve("member"))) {
            state = member.ask(2).state();
        }

        Manifest manifest = Backup.take(folder.resolve("member"), folder.resolve("backup"));
        Restore.into(folder.resolve("backup"), folder.resolve("restored"));

        assertThat(manifest.state()).isEqualTo(state.hash());
        try (Member0 restored = Member0.start(folder.resolve("restored"))) {
            assertThat(restored.state().hash()).isEqualTo(state.hash());
        }
        refuses(folder.resolve("member"), folder.resolve("backup"), "is not an empty directory");
        assertThatExceptionOfType(BackupException.class)
                .isThrownBy(() -> Restore.into(folder.resolve("backup"), folder.resolve("restored")))
                .withMessageContaining("holds a log already");
        Path segment = folder.resolve("backup/archive/0-0.rec");
        byte[] bytes = Files.readAllBytes(segment);
        bytes[100]++;
        Files.write(segment, bytes);
        assertThatExceptionOfType(BackupException.class)
                .isThrownBy(() -> Restore.into(folder.resolve("backup"), folder.resolve("other")))
                .withMessageContaining("0-0.rec is not what was written");
        assertThat(folder.resolve("other")).doesNotExist();
    }

    @Test
    void nothingStartsOnABackupThatWasNotRestoredWell() throws IOException {
        try (Member0 member = Member0.start(folder.resolve("member"))) {
            member.ask(2);
        }
        Manifest manifest = Backup.take(folder.resolve("member"), folder.resolve("backup"));
        Path list = folder.resolve("backup/MANIFEST");
        String lines = Files.readString(list);

        Files.writeString(list, lines.replace(manifest.state(), "another"));
        assertThatExceptionOfType(BackupException.class)
                .isThrownBy(() -> Restore.into(folder.resolve("backup"), folder.resolve("restored")))
                .withMessageContaining("and not another");
        assertThatExceptionOfType(NodeException.class)
                .isThrownBy(() -> Member0.start(folder.resolve("restored")))
                .withMessageContaining("the list of terms");

        Files.writeString(list, lines + "0  \0");
        assertThatExceptionOfType(BackupException.class)
                .isThrownBy(() -> Restore.into(folder.resolve("backup"), folder.resolve("other")))
                .withMessageContaining("cannot be read");
    }

    @Test
    void aSnapshotThatIsPurgedWhileTheLogIsVerifiedIsNoDamage() {
        try (Member0 member = Member0.start(folder.resolve("member"))) {
            member.ask(1).snapshot().ask(1).snapshot();
            MemberDirectory before = MemberDirectory.open(folder.resolve("member"));
            member.ask(1).snapshot().ask(1).snapshot();
            Waiting.until(() -> before.snapshots().stream().anyMatch(snapshot -> isGone(before, snapshot)));

            assertThat(LogVerifier.verify(before, _ -> {}).counts().snapshots()).isEqualTo(1);
        }
    }

    /** The archive strikes a snapshot off its list before it deletes the files. */
    private static boolean isGone(MemberDirectory member, MemberDirectory.Snapshot snapshot) {
        Path floor = member.recording(snapshot.floor()).segmentFile(member.archive(), 0);
        Path consensus = member.recording(snapshot.consensus()).segmentFile(member.archive(), 0);
        return Files.notExists(floor) && Files.notExists(consensus);
    }

    private static void refuses(Path from, Path to, String why) {
        assertThatExceptionOfType(BackupException.class)
                .isThrownBy(() -> Backup.take(from, to))
                .withMessageContaining(why);
    }
}
