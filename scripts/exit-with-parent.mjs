// Loaded before a command's child: the child ends when the process that started it ends, for whatever reason. The
// processes that the child forks load it too, with a channel to the child that their work depends on: they are left
// alone.
if (process.channel && process.env.PARENT_PID === String(process.ppid)) {
  process.on('disconnect', () => process.exit(1))
  // The tie alone must not keep a finished child waiting.
  process.channel.unref()
}
