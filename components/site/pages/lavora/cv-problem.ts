export const CV_MAX_MB = 10
/** What the dialog of the system shows first. */
export const CV_ACCEPT = '.pdf,.docx,.jpg,.jpeg,.jpe,.jfif,.png,.webp'

/** What is wrong with a file before it is sent. What it is the server sees in its content: a name proves nothing. */
export function cvProblem(file: Pick<File, 'size'>): string | null {
  if (file.size > CV_MAX_MB * 1024 * 1024) return `Il file supera ${CV_MAX_MB} MB: comprimilo e riprova.`
  return file.size === 0 ? 'Il file è vuoto.' : null
}
