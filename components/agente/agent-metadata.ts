import type { Metadata } from 'next'
import { pageMetadata } from '@/components/site/metadata'
import type { PublicAgent } from '@/lib/features/agents/schema'
import { aPersona } from './words'

const whereOf = ({ agency }: PublicAgent) => (agency ? ` a ${agency.comune}` : '')

/** Title and words of an agent's page; by whichever name it was opened, its address is the one with the slug. */
export function agentMetadata(agent: PublicAgent): Metadata {
  const { nome, cognome, oamNumber, slug } = agent
  return pageMetadata({
    title: `${nome} ${cognome}: mutui e prestiti${whereOf(agent)}`,
    description: `${agent.figuraLabel}${whereOf(agent)}${oamNumber ? `, OAM n. ${oamNumber}` : ''}: contatti, recensioni verificate e un modulo per scrivere direttamente ${aPersona(nome)}.`,
    path: `/agente/${slug}`,
  })
}

/** The same for the page about companies. */
export function companyPageMetadata(agent: PublicAgent): Metadata {
  const { nome, cognome, slug } = agent
  return pageMetadata({
    title: `${nome} ${cognome} per le aziende${whereOf(agent)}`,
    description: `Liquidità, investimenti, leasing e immobili strumentali${whereOf(agent)}: che cosa serve, come funziona, e un modulo che arriva direttamente ${aPersona(nome)} ${cognome}.`,
    path: `/agente/${slug}/aziende`,
  })
}
