'use client'

import { useState } from 'react'
import { ALL_AGENTS } from '@/components/ui/agent-choice'
import { AgentPicker } from '@/components/ui/agent-picker'
import { Checkbox } from '@/components/ui/checkbox'
import { MultiSelect } from '@/components/ui/multi-select'
import { SearchableSelect } from '@/components/ui/searchable-select'
import { Select } from '@/components/ui/select'
import { Switch } from '@/components/ui/switch'
import { AGENTS, failToLoad, PROVINCES, searchProvinces } from './samples'
import { Family, Specimen } from './specimen'

const KINDS = [
  { n: 'Fisso', v: 'fisso' },
  { n: 'Variabile', v: 'variabile' },
  { n: 'Misto', v: 'misto' },
]

export function ChoiceSection() {
  const [one, setOne] = useState<string | null>('MI')
  const [many, setMany] = useState(['MI', 'BO', 'BA'])
  const [found, setFound] = useState<string | null>(null)
  return (
    <Family title="Scelte">
      <Specimen state="scelta singola">
        <Select label="Provincia" options={PROVINCES} value={one} onChange={setOne} />
      </Specimen>
      <Specimen state="obbligatoria, con errore">
        <Select
          label="Provincia di nascita"
          required
          options={PROVINCES}
          value={null}
          onChange={setOne}
          error="Scegli la provincia"
        />
      </Specimen>
      <Specimen state="disabilitata">
        <Select label="Provincia di residenza" disabled options={PROVINCES} value="VB" onChange={setOne} />
      </Specimen>
      <Specimen state="scelta multipla">
        <MultiSelect label="Province servite" options={PROVINCES} value={many} onChange={setMany} />
      </Specimen>
      <Specimen state="scelta multipla disabilitata">
        <MultiSelect
          label="Province escluse"
          disabled
          options={PROVINCES}
          value={['VB']}
          onChange={setMany}
        />
      </Specimen>
      <Specimen state="con ricerca">
        <SearchableSelect label="Cerca la provincia" options={PROVINCES} value={one} onChange={setOne} />
      </Specimen>
      <Specimen state="con ricerca sul server">
        <SearchableSelect label="Cerca sul server" load={searchProvinces} value={found} onChange={setFound} />
      </Specimen>
      <Specimen state="con ricerca non riuscita">
        <SearchableSelect label="Ricerca guasta" load={failToLoad} value={null} onChange={setFound} />
      </Specimen>
      <Toggles />
    </Family>
  )
}

function Toggles() {
  const [agent, setAgent] = useState<string | null>('1')
  const [kind, setKind] = useState<string | null>('fisso')
  const [consent, setConsent] = useState(false)
  return (
    <>
      <Specimen state="agente">
        <AgentPicker label="Agente" agents={AGENTS} value={agent} onChange={setAgent} allowAll />
      </Specimen>
      <Specimen state="tutti gli agenti">
        <AgentPicker label="Destinatari" agents={AGENTS} value={ALL_AGENTS} onChange={setAgent} allowAll />
      </Specimen>
      <Specimen state="nessun agente">
        <AgentPicker label="Sostituto" agents={AGENTS} value={null} onChange={setAgent} />
      </Specimen>
      <Specimen state="interruttore">
        <Switch label="Tipo di tasso" options={KINDS} value={kind} onChange={setKind} />
      </Specimen>
      <Specimen state="interruttore disabilitato">
        <Switch label="Tasso della banca" disabled options={KINDS} value="misto" onChange={setKind} />
      </Specimen>
      <Specimen state="casella obbligatoria">
        <Checkbox label="Ho letto l’informativa" required value={consent} onChange={setConsent} />
      </Specimen>
      <Specimen state="casella con errore">
        <Checkbox
          label="Accetto"
          value={false}
          onChange={setConsent}
          error="Serve il consenso per continuare"
        />
      </Specimen>
      <Specimen state="casella disabilitata">
        <Checkbox label="Già confermato" disabled value onChange={setConsent} />
      </Specimen>
    </>
  )
}
