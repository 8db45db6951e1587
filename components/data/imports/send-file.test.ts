import { sendFile } from './send-file'

it('does not say that a file has not arrived when only the reply is missing', async () => {
  const real = globalThis.fetch
  globalThis.fetch = () => Promise.reject(new TypeError('network'))
  try {
    const sending = sendFile('clients', new File(['a'], 'a.csv'), 'admin')
    await expect(sending).rejects.toThrow('non sappiamo se il file è arrivato')
  } finally {
    globalThis.fetch = real
  }
})
