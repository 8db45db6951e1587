import { RecordActivity } from '@/components/data/activity/activity-timeline'
import { Section } from '@/components/ui/section'

/** What the office notes about the agent, who does not read it. */
export const DeskNotes = ({ agentId }: { agentId: string }) => (
  <Section title="Note dell’ufficio" description="Le legge chi gestisce gli agenti, non l’agente.">
    <RecordActivity path="agents" id={agentId} stati={[]} canWrite />
  </Section>
)
