'use client'
import {
  paths,
  professionalFilters,
  professionalHref,
  type ProfessionalFilters,
  type User,
} from '@plomada/domain'
import type { Option } from '@plomada/domain/contract'
import { useMarketplaceTexts, useOverride } from '../../marketplace/overrides.ts'
import { FilterPanel } from '../../filter/index.ts'
import { ListPage } from '../../layout/index.ts'
import { ProfessionalList, type ProfessionalListProps } from '../../professional/index.ts'
import { shellMessages } from '../../shell/index.ts'
import type { FilteredList } from '../FilteredList.ts'
import { ListPager } from '../ListPager.tsx'

export interface ProfessionalsScreenProps extends Pick<ProfessionalListProps, 'onContact'> {
  /** The professionals that match the filters. */
  list: FilteredList<ProfessionalFilters, User>
  /** Options of the trade filter. */
  tradeOptions: readonly Option[]
  /** Whether the viewer can open profiles: signed-in users can. */
  canOpen: boolean
}

/** Renders /professional, the professionals. */
export const ProfessionalsScreen = ({ list, tradeOptions, canOpen, onContact }: ProfessionalsScreenProps) => {
  const t = useOverride()
  const texts = useMarketplaceTexts()
  return (
    <ListPage
      title={t(shellMessages.professionals)}
      filters={
        <FilterPanel
          {...texts}
          action={paths.professionals}
          filters={professionalFilters}
          options={{ trade: tradeOptions }}
          {...list.filterProps}
        />
      }
      pager={<ListPager path={paths.professionals} {...list.pagerProps} />}
    >
      <ProfessionalList
        professionals={list.items}
        hrefFor={canOpen ? professionalHref : undefined}
        onContact={onContact}
        {...list.listProps}
      />
    </ListPage>
  )
}
