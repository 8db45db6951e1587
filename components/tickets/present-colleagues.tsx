import classes from './office.module.css'

type Other = { nome: string; stato: 'guarda' | 'scrive' | 'via' }

const listed = new Intl.ListFormat('it')

/** «Sara Verdi sta scrivendo»; «Sara Verdi e Luca Neri stanno guardando il ticket». */
export function presenceWords(others: readonly Other[]): string {
  const named = (stato: Other['stato']) => [
    ...new Set(others.filter((one) => one.stato === stato).map(({ nome }) => nome)),
  ]
  const writers = named('scrive')
  const readers = named('guarda').filter((nome) => !writers.includes(nome))
  const words = (names: string[], what: string) =>
    names.length > 0 && `${listed.format(names)} ${names.length > 1 ? 'stanno' : 'sta'} ${what}`
  return [words(writers, 'scrivendo'), words(readers, 'guardando il ticket')].filter(Boolean).join('; ')
}

/** Which colleagues have the ticket open as well. */
export function PresentColleagues({ others }: { others: readonly Other[] }) {
  return <output className={classes.present}>{presenceWords(others)}</output>
}
