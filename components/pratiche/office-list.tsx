'use client'

import { ResourceList } from '@/components/data/list/resource-list'
import type { ListProps } from '@/lib/resources/pages'
import { RowStep } from './row-step'

/** Cases for the office, each with the step that comes next. */
export function OfficeCaseList(props: ListProps) {
  return <ResourceList {...props} rowAction={(row) => <RowStep row={row} page={props.view.page} />} />
}
