'use client'

import { ResourceList } from '@/components/data/list/resource-list'
import type { ListProps } from '@/lib/resources/pages'
import { HoldersButton } from './holders-button'

export const AdminsList = (props: ListProps) => <ResourceList {...props} actions={<HoldersButton />} />
