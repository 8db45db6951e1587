import { acceptedText, fileProblem } from './file-problem'
import { CONTRACTS, PICTURES } from './upload'

const MB = 1024 * 1024
function file(name: string, type: string, size = 1_000): File {
  const made = new File(['x'], name, { type })
  Object.defineProperty(made, 'size', { value: size })
  return made
}

it.each([
  [file('busta.pdf', 'application/pdf'), null],
  [file('busta.pdf', ''), null],
  [file('contratto.pdf.p7m', ''), null],
  [file('foto.jfif', ''), null],
  // A phone's picture, of which the server says what it is.
  [file('IMG_1.heic', 'image/heic'), null],
  [file('senza', ''), null],
  [
    file('grande.pdf', 'application/pdf', 30 * MB),
    '«grande.pdf» è di 30 MB: il massimo è 25 MB. Comprimilo o dividilo.',
  ],
  [file('vuoto.pdf', 'application/pdf', 0), '«vuoto.pdf» è vuoto: scegli un altro file.'],
  [
    file('film.mov', 'video/quicktime'),
    '«film.mov» non è fra i tipi di file accettati: PDF, JPEG, PNG, WebP o P7M (firma digitale), fino a 25 MB.',
  ],
])('%p', (chosen, problem) => expect(fileProblem(chosen, CONTRACTS)).toBe(problem))

it('says what a field takes', () => {
  expect(acceptedText(CONTRACTS)).toBe('PDF, JPEG, PNG, WebP o P7M (firma digitale), fino a 25 MB')
  expect(acceptedText(PICTURES)).toBe('Un’immagine, fino a 25 MB')
  expect(fileProblem(file('film.mp4', 'video/mp4', 400 * MB), undefined, 'formazione')).toBeNull()
})
