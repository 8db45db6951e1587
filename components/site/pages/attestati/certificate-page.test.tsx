import { render, screen } from '@testing-library/react'
import { CertificatePage } from './certificate-page'

const certificate = {
  codice: 'A26-ABCDEFGHJK',
  nome: 'Ada',
  cognome: 'Prova',
  titolo: 'Antiriciclaggio',
  ore: 2,
  emessoAt: '2025-10-01T10:00:00.000Z',
  scadeAt: '2026-10-01T10:00:00.000Z',
  valido: false,
}
const show = (found: typeof certificate | null) =>
  render(
    <CertificatePage
      codice="A26-ABCDEFGHJK"
      certificate={found}
      issuer="Prova Srl"
      siteUrl="https://sito.example"
    />,
  )

it.each([
  ['L’attestato è valido', { ...certificate, valido: true }, /in corso di validità/],
  ['L’attestato è scaduto', certificate, /finita il 01\/10\/2026/],
  ['Nessun attestato ha questo codice', null, /copiato per intero/],
])('says in words: %s', (title, found, words) => {
  show(found)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(screen.getByText(words)).toBeInTheDocument()
  expect(screen.queryByText('Ada Prova') !== null).toBe(found !== null)
})
