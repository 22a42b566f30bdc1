/* Records what a process does to the files of one folder, and what it sends to anybody, in order.
 *
 *     LD_PRELOAD=recorder.so RECORDER_FOLDER=/data RECORDER_TRACE=/elsewhere/trace  program
 *
 * Every line of the trace is a head and its bytes. What the process asks of the system is done as
 * asked. A sync is noted when it has come back, with the number of lines that stood there when it
 * began: what was written meanwhile may or may not be on the disk. What leaves by a socket is
 * noted before it leaves. `trace.py` reads this, `disk.py` says what a power cut would have left.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { OPENED = 1, WROTE, TRUNCATED, SYNCED, UNLINKED, SENT, UNKNOWN };
enum { FILES = 65536, UNWATCHED = 0 };

struct head { uint32_t kind, pid; uint64_t file, offset, length; };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static uint64_t inodes[FILES]; /* of the watched files that are open, by descriptor */
static const char *folder;
static int trace = -1;
static uint64_t lines;

__attribute__((constructor)) static void begin(void) {
    const char *name = getenv("RECORDER_TRACE");
    folder = getenv("RECORDER_FOLDER");
    if (name && folder)
        trace = syscall(SYS_openat, AT_FDCWD, name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

/* The lock is held by the caller, so that lines stand in the order in which things happened. */
static void note(uint32_t kind, uint64_t file, uint64_t offset, const void *bytes, uint64_t length) {
    struct head head = {kind, (uint32_t)getpid(), file, offset, length};
    struct iovec parts[2] = {{&head, sizeof head}, {(void *)bytes, length}};
    if (syscall(SYS_writev, trace, parts, 2) != (long)(sizeof head + length))
        abort(); /* a trace with a hole proves nothing */
    lines++;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define WATCHED(fd) (trace >= 0 && (fd) >= 0 && (fd) < FILES && inodes[fd] != UNWATCHED)
#define LOCKED(work) do { pthread_mutex_lock(&lock); work; pthread_mutex_unlock(&lock); } while (0)

static int inside(const char *path) {
    return trace >= 0 && path && !strncmp(path, folder, strlen(folder));
}

static int opened(int fd, const char *path, int flags) {
    struct stat found;
    if (fd >= 0 && fd < FILES && inside(path) && !fstat(fd, &found)) {
        inodes[fd] = found.st_ino;
        note(OPENED, found.st_ino, flags & O_TRUNC ? 0 : found.st_size, path, strlen(path));
    }
    return fd;
}

/* Python and SQLite are built for large files: both names are the same thing here. */
#define OPEN(name)                                                             \
    int name(const char *path, int flags, ...) {                               \
        va_list rest; va_start(rest, flags);                                   \
        mode_t mode = va_arg(rest, mode_t); va_end(rest);                      \
        if (!inside(path)) return REAL(name)(path, flags, mode);               \
        int fd;                                                                \
        LOCKED(fd = opened(REAL(name)(path, flags, mode), path, flags));       \
        return fd;                                                             \
    }
OPEN(open)
OPEN(open64)

int close(int fd) {
    if (WATCHED(fd)) inodes[fd] = UNWATCHED;
    return REAL(close)(fd);
}

#define PWRITE(name, offset_type)                                              \
    ssize_t name(int fd, const void *bytes, size_t size, offset_type offset) { \
        if (!WATCHED(fd)) return REAL(name)(fd, bytes, size, offset);          \
        ssize_t done;                                                          \
        LOCKED(done = REAL(name)(fd, bytes, size, offset);                     \
               if (done > 0) note(WROTE, inodes[fd], offset, bytes, done));    \
        return done;                                                           \
    }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

#define TRUNCATE(name, offset_type)                                            \
    int name(int fd, offset_type length) {                                     \
        if (!WATCHED(fd)) return REAL(name)(fd, length);                       \
        int failed;                                                            \
        LOCKED(failed = REAL(name)(fd, length);                                \
               if (!failed) note(TRUNCATED, inodes[fd], length, "", 0));       \
        return failed;                                                         \
    }
TRUNCATE(ftruncate, off_t)
TRUNCATE(ftruncate64, off64_t)

#define SYNC(name)                                                             \
    int name(int fd) {                                                         \
        if (!WATCHED(fd)) return REAL(name)(fd);                               \
        uint64_t before;                                                       \
        LOCKED(before = lines);                                                \
        int failed = REAL(name)(fd);                                           \
        if (!failed) LOCKED(note(SYNCED, inodes[fd], before, "", 0));          \
        return failed;                                                         \
    }
SYNC(fsync)
SYNC(fdatasync)

int unlink(const char *path) {
    if (!inside(path)) return REAL(unlink)(path);
    int failed;
    LOCKED(failed = REAL(unlink)(path); if (!failed) note(UNLINKED, 0, 0, path, strlen(path)));
    return failed;
}

/* What the model does not know must not happen; only the shared memory of SQLite is mapped. */
#define MMAP(name, offset_type)                                                             \
    void *name(void *at, size_t size, int prot, int flags, int fd, offset_type offset) {    \
        if (WATCHED(fd) && (prot & PROT_WRITE) && (flags & MAP_SHARED))                     \
            LOCKED(note(UNKNOWN, inodes[fd], offset, "mmap", 4));                           \
        return REAL(name)(at, size, prot, flags, fd, offset);                               \
    }
MMAP(mmap, off_t)
MMAP(mmap64, off64_t)

int rename(const char *from, const char *to) {
    if (inside(from) || inside(to)) LOCKED(note(UNKNOWN, 0, 0, "rename", 6));
    return REAL(rename)(from, to);
}

static int is_socket(int fd) {
    struct stat found;
    return trace >= 0 && fd != trace && !fstat(fd, &found) && S_ISSOCK(found.st_mode);
}

static void sent(int fd, const struct iovec *parts, int count) {
    if (is_socket(fd))
        for (int i = 0; i < count; i++)
            LOCKED(note(SENT, (uint64_t)fd, 0, parts[i].iov_base, parts[i].iov_len));
}

ssize_t write(int fd, const void *bytes, size_t size) {
    struct iovec whole = {(void *)bytes, size};
    if (!WATCHED(fd)) {
        sent(fd, &whole, 1);
        return REAL(write)(fd, bytes, size);
    }
    ssize_t done;
    LOCKED(off_t offset = lseek(fd, 0, SEEK_CUR); done = REAL(write)(fd, bytes, size);
           if (done > 0) note(WROTE, inodes[fd], offset, bytes, done));
    return done;
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
    if (WATCHED(fd)) LOCKED(note(UNKNOWN, inodes[fd], 0, "writev", 6));
    else sent(fd, parts, count);
    return REAL(writev)(fd, parts, count);
}

ssize_t send(int fd, const void *bytes, size_t size, int flags) {
    struct iovec whole = {(void *)bytes, size};
    sent(fd, &whole, 1);
    return REAL(send)(fd, bytes, size, flags);
}

ssize_t sendmsg(int fd, const struct msghdr *message, int flags) {
    sent(fd, message->msg_iov, (int)message->msg_iovlen);
    return REAL(sendmsg)(fd, message, flags);
}
