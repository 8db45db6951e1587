import { accordoDi, compensoCliente, provvigioneLorda } from './commissions'

const provvigioni = { bankPct: 2, clientFeePct: 1, clientFeeMax: null }
const EROGATO = 15_000_000

it('the gross is what the bank pays and the client’s fee', () => {
  const accordo = accordoDi({ provvigioni, finalita: 'acquisto_prima_casa' })
  expect([provvigioneLorda(EROGATO, accordo), compensoCliente(EROGATO, accordo)]).toEqual([450_000, 150_000])
})

it('of a surroga the client pays nothing, whatever was agreed', () => {
  for (const agreed of [null, 99_900]) {
    const accordo = accordoDi({
      provvigioni: { ...provvigioni, clientFeeAgreed: agreed },
      finalita: 'surroga',
    })
    expect([provvigioneLorda(EROGATO, accordo), compensoCliente(EROGATO, accordo)]).toEqual([300_000, 0])
  }
})
