import { clienteSchema, esecutoreSchema, passoSchema } from './schema'

it('keeps the names of who is identified as all names are kept', () => {
  const typed = 'L’Officina\u00a0 dell´Òrco'
  const kept = "L'Officina dell'Òrco"
  expect(clienteSchema.shape.denominazione.parse(typed)).toBe(kept)
  expect(esecutoreSchema.shape.nome.parse(typed)).toBe(kept)
  expect(esecutoreSchema.shape.nome.parse(null)).toBeNull()
  const titolare = { nome: typed, codiceFiscale: null, quota: 30, controllo: 'proprieta', pep: false }
  const document = { docTipo: null, docNumero: null, docEnte: null, docScade: null }
  const other = { nome: typed, codiceFiscale: null, modo: null, ...document, pep: null }
  const steps = [
    { version: 1, passo: 'titolari', valori: { titolari: [titolare] } },
    { version: 1, passo: 'cointestatari', valori: { cointestatari: [other] } },
  ]
  for (const step of steps) expect(JSON.stringify(passoSchema.parse(step))).toContain(JSON.stringify(kept))
})
