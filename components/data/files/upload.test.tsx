import { act, screen, waitFor } from '@testing-library/react'
import { renderShell } from '@/components/shell/test-shell'
import { DOCUMENTS, Upload } from './upload'
import { FakeRequest, fileInput, playUploads, request } from './upload-testing'

const STORED = { url: '/f/cu.pdf', name: 'cu.pdf', size: 1500, mimetype: 'application/pdf' }
const PDF = new File(['x'], 'cu.pdf', { type: 'application/pdf' })

playUploads()

describe('one file that is sent and put where it belongs', () => {
  it('hands it over in the name of the area, and takes no other until that is done', async () => {
    let done = () => {}
    const onFile = jest.fn(() => new Promise<void>((resolve) => (done = resolve)))
    const { user } = renderShell(<Upload label="Carica: CU" accept={DOCUMENTS} onFile={onFile} />, {
      area: 'agent',
    })
    await user.upload(fileInput(), [PDF])
    expect(FakeRequest.all).toHaveLength(1)
    expect(request(0).headers['x-area']).toBe('agent')
    await act(async () => request(0).answer(200, STORED))
    expect(onFile).toHaveBeenCalledWith(STORED)
    const button = screen.getByRole('button', { name: 'SCEGLI IL FILE' })
    await waitFor(() => expect(button).toBeDisabled())
    await act(async () => done())
    await waitFor(() => expect(button).toBeEnabled())
  })

  it('can be used again after a refusal', async () => {
    const refuse = jest.fn().mockRejectedValueOnce(new Error('rifiutato')).mockResolvedValue(undefined)
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { user } = renderShell(<Upload label="Carica: CU" accept={DOCUMENTS} onFile={refuse} />)
    await user.upload(fileInput(), [PDF])
    await act(async () => request(0).answer(200, STORED))
    await waitFor(() => expect(screen.getByRole('button', { name: 'SCEGLI IL FILE' })).toBeEnabled())
    await user.upload(fileInput(), [PDF])
    await act(async () => request(1).answer(200, STORED))
    expect(refuse).toHaveBeenCalledTimes(2)
  })
})
