import { rataFrancese } from './instalment'
import {
  durataMassimaEta,
  etaFine,
  garanziaConsap,
  importoDaReddito,
  importoMassimoLtv,
  insieme,
  ltv,
  rataReddito,
  rataSostenibile,
} from './mortgage'
import { aliquotaSostitutiva } from './substitute-tax'
import { impostaMutuo } from './taxes'

describe('limiti del mutuo', () => {
  it('LTV sul minore fra prezzo e perizia', () => {
    expect(ltv(12_000_000, 15_000_000)).toBe(80)
    expect(ltv(12_000_000, 20_000_000, 15_000_000)).toBe(80)
    expect(ltv(12_000_000, 14_400_000, 15_000_000)).toBeCloseTo(83.333_333_333, 9)
    expect(ltv(1_000_050, 1_250_000)).toBe(80.004)
    // What four decimals would hide.
    expect(ltv(80_000_004, 100_000_000)).toBeGreaterThan(80)
    expect(() => ltv(1, 0)).toThrow(expect.objectContaining({ field: 'valoreImmobile' }))
  })

  it('l’importo massimo non supera mai il limite', () => {
    expect(importoMassimoLtv(25_000_000, 80)).toBe(20_000_000)
    expect(importoMassimoLtv(25_000_000)).toBe(20_000_000)
    expect(importoMassimoLtv(25_000_000, 100)).toBe(25_000_000)
    expect(importoMassimoLtv(3, 50)).toBe(1)
  })

  it('la rata resta entro un terzo del reddito disponibile', () => {
    expect(rataSostenibile(250_000, 40_000)).toBe(70_000)
    expect(rataSostenibile(100_000)).toBe(33_333)
    expect(rataSostenibile(10_000, 20_000)).toBe(0)
    expect(rataReddito(70_000, 250_000, 40_000)).toBe(33.3333)
    expect(rataReddito(70_000, 40_000, 40_000)).toBeNull()
  })

  it('l’importo dal reddito ha una rata che il reddito regge', () => {
    const importo = importoDaReddito(210_000, 0, 3.2, 300)
    expect(importo).toBe(14_442_500)
    expect(rataFrancese(importo, 3.2, 300)).toBeLessThanOrEqual(70_000)
    expect(importoDaReddito(10_000, 20_000, 3.2, 300)).toBe(0)
  })

  it('in due: l’età del più anziano, la somma dei redditi', () => {
    expect(insieme({ eta: 35, reddito: 180_000 }, { eta: 41, reddito: 120_050 })).toEqual({
      eta: 41,
      reddito: 300_050,
    })
    expect(insieme({ eta: 35 }, { reddito: 120_000 })).toEqual({ eta: 35, reddito: 120_000 })
    expect(insieme({ reddito: 0 })).toEqual({ eta: undefined, reddito: 0 })
    expect(insieme({})).toEqual({ eta: undefined, reddito: undefined })
  })

  it('età a fine piano', () => {
    expect(etaFine(45, 366)).toBe(75.5)
    expect(() => etaFine(17, 12)).toThrow('18')
    expect(durataMassimaEta(45)).toBe(360)
    expect(durataMassimaEta(78, 80)).toBe(24)
    expect(durataMassimaEta(76)).toBe(0)
  })
})

describe('garanzia Consap', () => {
  const giovane = { eta: 35, isee: 4_000_000, importo: 25_000_000, finalita: 'acquisto_prima_casa' }

  it('spetta fino ai limiti, compresi', () => {
    expect(garanziaConsap(giovane)).toEqual({ ammesso: true, motivi: [] })
  })

  it.each([
    [{ eta: 36 }, '36 anni'],
    [{ isee: 4_000_001 }, 'ISEE'],
    [{ importo: 25_000_001 }, '250.000'],
    [{ finalita: 'surroga' }, 'prima casa'],
    [{ primaCasa: false }, 'prima casa'],
  ])('%j non è ammesso: %s', (change, reason) => {
    const { ammesso, motivi } = garanziaConsap({ ...giovane, ...change })
    expect(ammesso).toBe(false)
    expect(motivi).toEqual([expect.stringContaining(reason)])
  })

  it('non è di chi non ha detto l’età; l’ISEE che non si sa non la esclude', () => {
    const { ammesso, motivi } = garanziaConsap({ ...giovane, eta: undefined })
    expect([ammesso, motivi]).toEqual([false, [expect.stringContaining('indica l’età')]])
    expect(garanziaConsap({ ...giovane, isee: undefined }).ammesso).toBe(true)
  })
})

describe('imposte', () => {
  it.each([
    ['acquisto_prima_casa', 240, undefined, 'Imposta sostitutiva', 37_500],
    ['acquisto_seconda_casa', 240, undefined, 'Imposta sostitutiva', 300_000],
    ['ristrutturazione', 240, false, 'Imposta sostitutiva', 300_000],
    ['liquidita', 240, false, 'Imposta sostitutiva', 37_500],
    ['liquidita', 19, undefined, 'Imposta sostitutiva', 37_500],
    ['liquidita', 18, undefined, 'Imposta di bollo', 1_600],
  ])('%s in %d mesi, prima casa %s: %s di %d', (finalita, mesi, primaCasa, voce, importo) => {
    expect(impostaMutuo(15_000_000, mesi, finalita, primaCasa)).toEqual({ voce, importo })
  })

  it('nulla sulla surroga', () => {
    expect(impostaMutuo(15_000_000, 240, 'surroga')).toBeNull()
    expect(aliquotaSostitutiva('surroga', false)).toBe(0.25)
  })
})
