import { type ReactNode, useId } from 'react'
import { shownPicture } from '@/components/data/files/shown-picture'
import { useArea } from '@/components/data/page/area'
import { ContactLinks } from '@/components/data/record/contact-links'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Card, Flex, Group, Stack, Text } from '@/components/ui/layout'
import { Portrait } from '@/components/ui/portrait'
import { StateBadge } from '@/components/ui/status-badge'
import { formatDay } from '@/lib/core/dates'
import { numberText } from '@/lib/core/number-text'
import { figuraWords, linguaWords, prodottoWords } from '@/lib/features/agents/directory/labels'
import type { Colleague } from '@/lib/features/agents/directory/schema'
import { whatsappHref } from '@/lib/italian/phone-text'
import classes from './directory.module.css'

type Props = {
  person: Colleague
  /** The person's own page, where the reader has one. */
  href?: string
  chosen?: boolean
  /** Others are on their way: nobody in view can be chosen. */
  closed?: boolean
  onChoose?: () => void
  actions: ReactNode
}

/** Who somebody is, where and what they work, and how to reach them. */
export function ColleagueCard({ person, href, chosen, closed, onChoose, actions }: Props) {
  const id = useId()
  const { nome, cognome, figura, agency, province, prodotti, lingue, distanzaKm, oamNumber } = person
  const name = `${nome} ${cognome}`
  return (
    <Card
      component="article"
      gap="xs"
      p="sm"
      miw={0}
      fz="row"
      className={classes.card}
      mod={{ chosen }}
      aria-labelledby={id}
    >
      <Flex component="header" gap="sm" align="flex-start" className={classes.who}>
        <ColleaguePortrait person={person} />
        <Box miw={0} flex="1 1 0">
          <Text id={id} component="h2" fz="sm" fw={600} truncate title={name}>
            {href ? <IntentLink href={href}>{name}</IntentLink> : name}
          </Text>
          <Text c="dimmed" fz="xs">
            {[figuraWords(figura), agency && `${agency.nome}, ${agency.comune}`].filter(Boolean).join(' · ')}
          </Text>
        </Box>
        {onChoose && (
          <input
            type="checkbox"
            aria-label={`Scegli ${name}`}
            checked={chosen}
            disabled={closed}
            onChange={onChoose}
          />
        )}
      </Flex>
      <Absence person={person} />
      <Contacts person={person} />
      <Stack component="dl" gap={2} fz="xs">
        <Fact name="Dove" value={[province.join(', '), distanzaKm !== null && kmWords(distanzaKm)]} />
        <Fact name="Prodotti" value={prodotti.map(prodottoWords)} />
        <Fact name="Lingue" value={lingue.map(linguaWords)} />
        <Fact name="OAM" value={[oamNumber]} />
      </Stack>
      <Group component="footer" gap="xxs" mt="auto" pt="xxs">
        {actions}
      </Group>
    </Card>
  )
}

/** "a 12 km" of the place that was asked for. */
const kmWords = (km: number) => `a ${numberText(km, { most: km < 10 ? 1 : 0 })} km`

function Fact({ name, value }: { name: string; value: readonly (string | false | null)[] }) {
  const text = value.filter(Boolean).join(', ')
  if (!text) return null
  return (
    <Group gap="xs" wrap="nowrap" align="stretch" miw={0}>
      <Box component="dt" c="dimmed" flex="0 0 64px">
        {name}
      </Box>
      <Text component="dd" miw={0} truncate title={text}>
        {text}
      </Text>
    </Group>
  )
}

/** To call, to write to, to chat with. */
const Contacts = ({ person: { telefono, email, whatsapp } }: Pick<Props, 'person'>) => (
  <Stack gap={0} align="flex-start" className={classes.contacts}>
    <ContactLinks telefono={telefono} email={email} />
    {whatsapp && (
      <a href={whatsappHref(whatsapp)} target="_blank" rel="noopener">
        WhatsApp
      </a>
    )}
  </Stack>
)

/** Away until when, and who stands in with their telephone. */
export function Absence({ person: { assenteFino, sostituto } }: Pick<Props, 'person'>) {
  if (!assenteFino) return null
  return (
    <Flex component="p" rowGap="xxs" columnGap="xs" align="center" wrap="wrap" fz="xs">
      <StateBadge label={`Assente fino al ${formatDay(assenteFino)}`} tone="warn" />
      {sostituto && (
        <span>
          Sostituisce {sostituto.nome} {sostituto.cognome}
          {sostituto.telefono && (
            <>
              {': '}
              <ContactLinks telefono={sostituto.telefono} />
            </>
          )}
        </span>
      )}
    </Flex>
  )
}

export function ColleaguePortrait({ person: { urlPhoto, nome, cognome } }: Pick<Props, 'person'>) {
  const area = useArea()
  return (
    <Portrait
      src={urlPhoto && shownPicture(urlPhoto, area)}
      initials={`${nome.charAt(0)}${cognome.charAt(0)}`}
      size={44}
    />
  )
}
