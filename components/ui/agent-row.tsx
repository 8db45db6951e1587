'use client'

import { Avatar, Group, Text } from '@mantine/core'
import { type AgentOption, agentName } from './agent-choice'

/** Photo, name, role and address of an agent on two lines. */
export function AgentRow({ agent }: { agent: AgentOption }) {
  return (
    <Group gap="xs" wrap="nowrap" component="span">
      <Avatar component="span" src={agent.urlPhoto} alt="" size={32}>
        {agent.nome.charAt(0)}
        {agent.cognome.charAt(0)}
      </Avatar>
      <span style={{ minWidth: 0 }}>
        <Text span display="block" size="sm" truncate>
          {agentName(agent)}
          {agent.figura && ` · ${agent.figura}`}
        </Text>
        <Text span display="block" size="xs" c="dimmed" truncate>
          {agent.email}
        </Text>
      </span>
    </Group>
  )
}
