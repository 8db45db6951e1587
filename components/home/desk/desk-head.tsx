import { shownPicture } from '@/components/data/files/shown-picture'
import { ContactLinks } from '@/components/data/record/contact-links'
import { RecordHead } from '@/components/data/record/record-head'
import { Button } from '@/components/ui/button'
import { Facts } from '@/components/ui/facts'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Flex, Stack, Text } from '@/components/ui/layout'
import { Portrait } from '@/components/ui/portrait'
import { StateBadge, StatusBadge } from '@/components/ui/status-badge'
import { formatDay, formatInstant } from '@/lib/core/dates'
import { figuraWords } from '@/lib/features/agents/directory/labels'
import type { DeskAgent } from '@/lib/features/home/desk/types'
import { whatsappHref } from '@/lib/italian/phone-text'
import classes from './desk.module.css'
import { AGENTS, ANNOUNCEMENTS, FLYER } from './desk-paths'

/** Who the agent is, whether they are there, and how to reach them. */
export function DeskHead({ agent, canWrite }: { agent: DeskAgent; canWrite: boolean }) {
  const { nome, cognome, figura, agency, telefono, email, whatsapp, urlPhoto } = agent
  const name = `${nome} ${cognome}`
  return (
    <>
      <RecordHead
        title={name}
        badge={<StatusBadge status={agent.status} />}
        primary={<Button href={`${AGENTS}/${agent._id}`}>APRI LA SCHEDA</Button>}
      >
        <Text>
          {[figuraWords(figura), agency && `${agency.nome}, ${agency.comune}`].filter(Boolean).join(' · ')}
        </Text>
      </RecordHead>
      <Flex rowGap="sm" columnGap="lg" align="flex-start" wrap="wrap" mb="md">
        {urlPhoto && <Portrait src={shownPicture(urlPhoto, 'admin')} initials="" size={88} />}
        <Stack gap="xxs" miw={0} flex="0 1 280px" className={classes.contacts}>
          <ContactLinks telefono={telefono} email={email} />
          {whatsapp && (
            <a href={whatsappHref(whatsapp)} target="_blank" rel="noopener">
              WhatsApp
            </a>
          )}
          {agent.status === 'validated' && (
            <>
              {canWrite && (
                <IntentLink href={`${ANNOUNCEMENTS}/add?agente=${agent._id}`}>
                  Scrivi una comunicazione
                </IntentLink>
              )}
              <IntentLink href={`${AGENTS}/${agent._id}/bdv`}>Biglietto da visita</IntentLink>
              <IntentLink href={`${FLYER}?agente=${agent._id}`}>Volantino</IntentLink>
            </>
          )}
          <Flags agent={agent} />
        </Stack>
        <Box miw={0} flex="1 1 280px">
          <Facts rows={factsOf(agent)} />
        </Box>
      </Flex>
    </>
  )
}

function factsOf(agent: DeskAgent): (readonly [string, React.ReactNode])[] {
  const { manager, oamNumber, provincia, lastLoginAt, slug } = agent
  return [
    [
      'Risponde a',
      manager && (
        <IntentLink href={`${AGENTS}/${manager._id}/hub`}>{`${manager.nome} ${manager.cognome}`}</IntentLink>
      ),
    ],
    ['Assenza', absenceWords(agent)],
    ['OAM', oamNumber],
    ['Provincia', provincia],
    ['Ultimo accesso', lastLoginAt ? formatInstant(lastLoginAt) : 'mai'],
    ['Pagina', slug && <a href={`/agente/${slug}`}>{`/agente/${slug}`}</a>],
  ]
}

/** "dal 1 al 7, sostituisce Ada Rossi" */
function absenceWords({ assenteDal, assenteAl, sostituto }: DeskAgent): string | null {
  if (!assenteDal || !assenteAl) return null
  const when = `dal ${formatDay(assenteDal)} al ${formatDay(assenteAl)}`
  return sostituto ? `${when}, sostituisce ${sostituto.nome} ${sostituto.cognome}` : when
}

/** What is worth knowing before the call. */
function Flags({ agent }: { agent: DeskAgent }) {
  const flags = [
    !agent.presente && (['Assente oggi', 'warn'] as const),
    !agent.slug && (['Non è sul sito', 'neutral'] as const),
    !agent.oamNumber && (['Senza OAM', 'bad'] as const),
    !agent.lastLoginAt && (['Mai entrato', 'warn'] as const),
  ].filter((flag) => flag !== false)
  if (flags.length === 0) return null
  return (
    <Flex component="p" rowGap="xxs" columnGap="sm" wrap="wrap">
      {flags.map(([label, tone]) => (
        <StateBadge key={label} label={label} tone={tone} />
      ))}
    </Flex>
  )
}
