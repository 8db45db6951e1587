'use client'

import { useArea } from '@/components/data/page/area'
import { PageHeader } from '@/components/data/page/page-header'
import { QueryProblem } from '@/components/data/record/query-problem'
import { euroText, percentText, wholeText } from '@/components/markup/format'
import { Button } from '@/components/ui/button'
import { Facts } from '@/components/ui/facts'
import { Box, Columns, Group, Stack, Text } from '@/components/ui/layout'
import { Section, SectionStack } from '@/components/ui/section'
import { SkeletonText } from '@/components/ui/skeletons'
import { formatDay } from '@/lib/core/dates'
import { FORMATI, type MaterialPreview, VOLANTINI, type Volantino } from '@/lib/features/materials/schema'
import { CopyButton } from './copy-button'
import { BatchButton, BatchProgress } from './flyer-batch'
import { FlyerFields } from './flyer-fields'
import { MaterialsTable } from './materials-table'
import { Picture } from './picture'
import { useFlyer } from './use-flyer'

/** An example of today with its figures and the contacts of who hands it out. */
export function FlyerDesk({ kind }: { kind: Volantino }) {
  const flyer = useFlyer(kind)
  const { choice, setChoice, preview, errors, query, isSettled } = flyer
  const found = query ? preview.data : undefined
  const { width, height } = FORMATI[choice.layout]
  const isOffice = useArea() === 'admin'
  const canCreate = Boolean(found?.esempio) && isSettled
  return (
    <>
      <PageHeader
        title={VOLANTINI[kind]}
        primary={
          <Button
            look="primary"
            disabled={!canCreate}
            loading={flyer.creating}
            onClick={() => void flyer.create()}
          >
            CREA
          </Button>
        }
        actions={
          isOffice && <BatchButton asked={flyer.asked} title={found?.titolo ?? ''} disabled={!canCreate} />
        }
      >
        Le cifre sono quelle di oggi dei calcolatori: nessuna si scrive a mano.
      </PageHeader>
      <Columns sides="minmax(260px, 340px) minmax(0, 1fr)" gap="md">
        <Section title="Esempio">
          <FlyerFields kind={kind} choice={choice} errors={errors} onChange={setChoice} />
        </Section>
        <SectionStack>
          {Object.keys(errors).length === 0 && <QueryProblem query={preview} />}
          {found?.esempio && (
            <Section title={found.titolo}>
              <Picture
                title={FORMATI[choice.layout].label}
                path={`/v2/materials/preview.png?${query}`}
                ratio={width / height}
                tall={height >= width}
                ready={!preview.isPlaceholderData}
              />
            </Section>
          )}
          {found && !found.esempio && (
            <NoOffer kind={kind} preview={found} onTake={(near) => setChoice({ ...choice, ...near })} />
          )}
          {!found && query && preview.isPending && <SkeletonText lines={8} />}
          {found?.esempio && <Figures esempio={found.esempio} cornice={found.cornice} />}
        </SectionStack>
      </Columns>
      {isOffice && <BatchProgress />}
      <Box mt="md">
        <MaterialsTable kind={kind} onRedo={flyer.redo} />
      </Box>
    </>
  )
}

type Found = { esempio: NonNullable<MaterialPreview['esempio']>; cornice: string }

function Figures({ esempio, cornice }: Found) {
  const { prodotto, rata, tan, taeg, totale, cifreAl, testo } = esempio
  return (
    <Section title="Le cifre di oggi">
      <Stack gap="sm">
        <Facts
          rows={[
            ['Prodotto', prodotto],
            ['Rata al mese', euroText(rata)],
            ['TAN', percentText(tan)],
            ['TAEG', percentText(taeg)],
            ['Importo totale dovuto', euroText(totale)],
            ['Cifre del', formatDay(cifreAl)],
          ]}
        />
        <Text fz="xs" lh={1.5}>
          {testo}
        </Text>
        <Text c="dimmed" fz="xs">
          Per un altro sito, con cifre sempre del giorno:
        </Text>
        <Text component="pre" p="sm" fz={12} bg="var(--bg-sunken)" bdrs="sm" breaks="typed">
          {cornice}
        </Text>
        <Group gap="xs">
          <CopyButton text={cornice} label="COPIA IL CODICE" />
        </Group>
      </Stack>
    </Section>
  )
}

type NoOfferProps = {
  kind: Volantino
  preview: MaterialPreview
  onTake: (near: { importo: number; durata: number }) => void
}

/** Why nobody makes this offer, and the nearest one that somebody makes. */
function NoOffer({ kind, preview: { vicina, motivi }, onTake }: NoOfferProps) {
  const unit = kind === 'rata' ? 'anni' : 'mesi'
  return (
    <Section
      title="Oggi nessuno fa questa offerta"
      description={
        vicina
          ? `La più vicina: ${wholeText(vicina.importo)} € in ${vicina.durata} ${unit}.`
          : 'Cambia importo, durata o finalità.'
      }
      actions={vicina && <Button onClick={() => onTake(vicina)}>USA QUESTE CIFRE</Button>}
    >
      <Stack component="ul" gap="xs" mt="sm" fz="row">
        {motivi.map(({ banca, prodotto, motivo }) => (
          <li key={`${banca} ${prodotto}`}>
            <strong>
              {banca}, {prodotto}
            </strong>
            <br />
            {motivo}
          </li>
        ))}
      </Stack>
    </Section>
  )
}
