// Loaded before a command's child: when whoever started it dies, however it dies, the child ends as well.
if (process.channel) {
  process.on('disconnect', () => process.exit(1))
  // The tie alone must not keep a finished child waiting.
  process.channel.unref()
}
