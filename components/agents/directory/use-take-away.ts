'use client'

import { save } from '@/components/data/files/download'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import type { Colleague } from '@/lib/features/agents/directory/schema'
import { contactLines, vcardFile } from './vcard'

const nameOf = (people: readonly Colleague[]) => {
  const [first] = people
  return people.length === 1 && first ? `${first.nome} ${first.cognome}` : `colleghi-${people.length}`
}

const contactOf = (person: Colleague) => ({
  ...person,
  pagina: person.slug && `${location.origin}/agente/${person.slug}`,
})

/** Takes people into an address book or a message. */
export function useTakeAway() {
  const vcard = (people: readonly Colleague[]) =>
    save(
      new Blob([vcardFile(people.map(contactOf))], { type: 'text/vcard;charset=utf-8' }),
      `${nameOf(people)}.vcf`,
    )
  const copy = async (people: readonly Colleague[]) => {
    await navigator.clipboard.writeText(contactLines(people)).then(
      () => toastSuccess(people.length === 1 ? 'Contatto copiato' : `${people.length} contatti copiati`),
      () => toastError(new Error('Il browser non lascia copiare: seleziona il testo e copialo a mano.')),
    )
  }
  return { vcard, copy }
}
