import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { FormEvent } from 'react'
import { formatSize } from '@/components/ui/file-size'
import { axeViolations, Held, renderUi } from '@/components/ui/test-render'
import { FileUpload, STILL_ARRIVING } from './file-upload'
import type { UploadedFile } from './upload-file'
import { FakeRequest, fileInput, playUploads, request } from './upload-testing'

const stored = (name: string): UploadedFile => ({
  url: `/f/${name}`,
  name,
  size: 1500,
  mimetype: 'application/pdf',
})
const file = (name: string) => new File(['x'], name, { type: 'application/pdf' })

const field = (seen: (files: UploadedFile[]) => void, start: UploadedFile[] = []) => (
  <Held start={start} seen={seen}>
    {(value, set) => <FileUpload label="Documenti" area="agent" value={value} onChange={set} />}
  </Held>
)

playUploads()

test('one multipart call per file, with the area and with progress', async () => {
  const seen = jest.fn()
  const { user, container } = renderUi(field(seen))
  await user.upload(fileInput(), [file('a.pdf'), file('b.pdf')])
  expect(FakeRequest.all.map(({ url, headers }) => [url, headers['x-area']])).toEqual([
    ['POST /v2/storage/genericUpload', 'agent'],
    ['POST /v2/storage/genericUpload', 'agent'],
  ])
  expect(request(0).body?.get('file')).toMatchObject({ name: 'a.pdf' })
  act(() => request(0).upload.onprogress?.({ loaded: 50, total: 200 }))
  expect(screen.getByText('25%')).toBeInTheDocument()
  expect(await axeViolations(container)).toEqual([])
  await act(async () => {
    request(1).answer(200, stored('b.pdf'))
    request(0).answer(200, { ...stored('a.pdf'), other: 'not kept' })
  })
  // In the order of choice, whichever arrives first.
  expect(seen).toHaveBeenLastCalledWith([stored('a.pdf'), stored('b.pdf')])
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

test('a refused file is told in the words of the server', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user } = renderUi(field(() => undefined))
  await user.upload(fileInput(), [file('a.pdf')])
  await act(async () => request(0).answer(413, { title: 'Troppo grande', detail: 'Il file supera i 25 MB' }))
  expect(await screen.findByText('Il file supera i 25 MB')).toBeInTheDocument()
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

test('a form waits for a file that is still arriving, and says so', async () => {
  const sent = jest.fn((event: FormEvent) => event.preventDefault())
  const { user } = renderUi(
    <form onSubmit={sent}>
      {field(() => undefined)}
      <button type="submit">CREA</button>
    </form>,
  )
  await user.upload(fileInput(), [file('a.pdf')])
  await user.click(screen.getByRole('button', { name: 'CREA' }))
  expect(screen.getByRole('alert')).toHaveTextContent(STILL_ARRIVING)
  expect(sent).not.toHaveBeenCalled()
  await act(async () => request(0).answer(200, stored('a.pdf')))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'CREA' }))
  expect(sent).toHaveBeenCalledTimes(1)
})

test('an upload can be stopped', async () => {
  const seen = jest.fn()
  const { user } = renderUi(field(seen))
  await user.upload(fileInput(), [file('a.pdf')])
  await user.click(screen.getByRole('button', { name: 'ANNULLA: a.pdf' }))
  expect(screen.queryByText('a.pdf')).not.toBeInTheDocument()
  expect(seen).not.toHaveBeenCalled()
  expect(screen.getByRole('group', { name: 'Documenti' })).toHaveFocus()
})

test('removing a file tells the server which', async () => {
  const seen = jest.fn()
  const call = jest.fn(async () => ({ ok: true, status: 204, headers: new Headers() }))
  Object.assign(window, { fetch: call })
  const { user } = renderUi(field(seen, [stored('a.pdf'), stored('b.pdf')]))
  await user.click(screen.getByRole('button', { name: 'Rimuovi a.pdf' }))
  expect(seen).toHaveBeenLastCalledWith([stored('b.pdf')])
  expect(screen.getByRole('group', { name: 'Documenti' })).toHaveFocus()
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(
      '/v2/storage/deleteGenericFile',
      expect.objectContaining({ method: 'POST', body: JSON.stringify(stored('a.pdf')) }),
    ),
  )
})

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1536, '1,5 kB'],
  [24 * 1024 * 1024, '24 MB'],
  [25 * 1024 * 1024, '25 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text)
})

test('in a line of buttons its name is heard, and files may be dropped there all the same', async () => {
  const { container } = renderUi(
    <FileUpload slim label="Allegati" area="agent" value={[]} onChange={() => undefined} />,
  )
  expect(screen.getByRole('group', { name: 'Allegati' })).toHaveAttribute('data-slim')
  fireEvent.drop(screen.getByRole('group'), { dataTransfer: { files: [file('a.pdf')] } })
  await waitFor(() => expect(request(0).body?.get('file')).toMatchObject({ name: 'a.pdf' }))
  expect(await axeViolations(container)).toEqual([])
})
