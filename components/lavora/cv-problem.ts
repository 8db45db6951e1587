export const CV_MAX_MB = 10
export const CV_ACCEPT = '.pdf,.docx,.jpg,.jpeg,.jpe,.jfif,.png,.webp'

/** What is wrong with a file before it is sent; the server looks inside it too. */
export function cvProblem(file: Pick<File, 'name' | 'size'>): string | null {
  const extension = /\.[^.]+$/.exec(file.name.toLowerCase())?.[0] ?? ''
  if (!CV_ACCEPT.split(',').includes(extension))
    return 'Questo formato non lo leggiamo: scegli un PDF, un documento Word (.docx) o un’immagine.'
  if (file.size > CV_MAX_MB * 1024 * 1024) return `Il file supera ${CV_MAX_MB} MB: comprimilo e riprova.`
  return file.size === 0 ? 'Il file è vuoto.' : null
}
