/** Names in an archive: no path, and no name twice: "modulo.pdf", "modulo (2).pdf". */
export function uniqueNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return names.map((name) => {
    const plain = name.replace(/[\\/:]/g, '-').replace(/^\.+/, '') || 'file'
    const key = plain.toLowerCase()
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    if (count === 1) return plain
    const dot = plain.lastIndexOf('.')
    return dot > 0 ? `${plain.slice(0, dot)} (${count})${plain.slice(dot)}` : `${plain} (${count})`
  })
}
