import { buildPreventivo } from '@/prisma/seed/factories/leads'
import { openingOf } from './link'
import { quoteByLink } from './received'

const shown = async (more: Parameters<typeof buildPreventivo>[0]) => {
  const quote = await buildPreventivo({ inviatoAt: new Date(), ...more })
  const { id, linkGiro, scadeIl } = quote
  const url = openingOf({ id, linkGiro, scadeIl: scadeIl ?? new Date() })
  const found = await quoteByLink(url.split('/').at(-1) ?? '', 'Mozilla/5.0')
  return found === 'finito' ? found : { stato: found.stato, accettato: found.accettato }
}

const now = new Date()

it('the page of a link knows what was accepted, also once it is a case', async () => {
  expect(await shown({ stato: 'inviato' })).toEqual({ stato: 'aperto', accettato: false })
  expect(await shown({ stato: 'accettato', accettatoAt: new Date() })).toMatchObject({ accettato: true })
  expect(await shown({ stato: 'convertito', accettatoAt: now, convertitoAt: now })).toMatchObject({
    accettato: true,
  })
  expect(await shown({ stato: 'convertito', convertitoAt: now })).toMatchObject({ accettato: false })
})
