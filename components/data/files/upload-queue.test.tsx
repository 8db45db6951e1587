import { act, screen, waitFor, within } from '@testing-library/react'
import { renderShell } from '@/components/shell/test-shell'
import { axeViolations } from '@/components/ui/test-render'
import { UploadQueue } from './upload-queue'
import { FakeRequest, fileInput, playUploads, request } from './upload-testing'
import type { PlaceFile } from './use-upload-queue'

playUploads()

const file = (name: string) => new File(['prova'], name, { type: 'application/pdf' })
const stored = (name: string) => ({ url: `/f/${name}`, name, size: 5, mimetype: 'application/pdf' })
const line = (name: string) => screen.getByText(name).closest('li') as HTMLElement

const placing = () => jest.fn(async (..._args: Parameters<PlaceFile>) => undefined)

function open(onFile = placing()) {
  const rendered = renderShell(
    <UploadQueue
      label="Documenti"
      targets={[
        { value: 'cu', label: 'CU o 730' },
        { value: 'busta', label: 'Buste paga' },
      ]}
      guess={(name) => (name.startsWith('cu') ? 'cu' : null)}
      onFile={onFile}
    />,
    { area: 'agent' },
  )
  return { ...rendered, onFile }
}

/** The network answers the newest upload. */
const answer = (index: number, status: number, body: unknown) =>
  act(async () => request(index).answer(status, body))

describe('a queue of files', () => {
  it('sends them one after the other, each to its place', async () => {
    const { user, onFile, container } = open()
    await user.upload(fileInput(), [file('cu-1.pdf'), file('cu-2.pdf')])
    await waitFor(() => expect(FakeRequest.all).toHaveLength(1))
    await answer(0, 201, stored('cu-1.pdf'))
    await waitFor(() => expect(FakeRequest.all).toHaveLength(2))
    await answer(1, 201, stored('cu-2.pdf'))
    expect(await screen.findByText('2 di 2 caricati')).toBeInTheDocument()
    expect(onFile.mock.calls.map(([sent, { target }]) => [sent.name, target])).toEqual([
      ['cu-1.pdf', 'cu'],
      ['cu-2.pdf', 'cu'],
    ])
    expect(await axeViolations(container)).toEqual([])
  })

  it('asks what a file is before it is sent', async () => {
    const { user, onFile } = open()
    await user.upload(fileInput(), [file('IMG_1.pdf')])
    expect(FakeRequest.all).toHaveLength(0)
    await user.click(screen.getByRole('combobox', { name: 'Che documento è: IMG_1.pdf' }))
    await user.click(await screen.findByRole('option', { name: 'Buste paga' }))
    await waitFor(() => expect(FakeRequest.all).toHaveLength(1))
    await answer(0, 201, stored('IMG_1.pdf'))
    await waitFor(() =>
      expect(onFile).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ target: 'busta' })),
    )
  })

  it('says why one failed, goes on with the next, and tries again', async () => {
    const { user, onFile } = open()
    await user.upload(fileInput(), [file('cu-1.pdf'), file('cu-2.pdf')])
    await waitFor(() => expect(FakeRequest.all).toHaveLength(1))
    await answer(0, 413, { title: 'No', detail: 'Il file supera 25 MB.' })
    await waitFor(() => expect(FakeRequest.all).toHaveLength(2))
    await answer(1, 201, stored('cu-2.pdf'))
    expect(within(line('cu-1.pdf')).getByText('Il file supera 25 MB.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'RIPROVA: cu-1.pdf' }))
    await waitFor(() => expect(FakeRequest.all).toHaveLength(3))
    await answer(2, 201, stored('cu-1.pdf'))
    expect(await screen.findByText('2 di 2 caricati')).toBeInTheDocument()
    expect(onFile).toHaveBeenCalledTimes(2)
  })

  it('does not send again what is stored and only could not be placed', async () => {
    const onFile = placing().mockRejectedValueOnce(new Error('offline'))
    const { user } = open(onFile)
    await user.upload(fileInput(), [file('cu-1.pdf')])
    await waitFor(() => expect(FakeRequest.all).toHaveLength(1))
    await answer(0, 201, stored('cu-1.pdf'))
    await user.click(await screen.findByRole('button', { name: 'RIPROVA: cu-1.pdf' }))
    expect(await screen.findByText('1 di 1 caricato')).toBeInTheDocument()
    expect([onFile.mock.calls.length, FakeRequest.all.length]).toEqual([2, 1])
  })

  it('is stopped, and the stopped one can go', async () => {
    const { user, onFile } = open()
    await user.upload(fileInput(), [file('cu-1.pdf')])
    await waitFor(() => expect(FakeRequest.all).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'ANNULLA: cu-1.pdf' }))
    expect(await screen.findByText('Annullato')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Togli dalla lista: cu-1.pdf' }))
    expect(screen.queryByText('cu-1.pdf')).not.toBeInTheDocument()
    expect(onFile).not.toHaveBeenCalled()
  })
})
