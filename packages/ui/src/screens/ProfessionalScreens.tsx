import {
  fullName,
  paths,
  professionalFilters,
  tradeOptions,
  type Professional,
  professionalHref,
} from '@plomada/domain'
import { problems } from '@plomada/domain/define'
import { demoTrades } from '@plomada/domain/fixtures'
import { type ReactNode, useState } from 'react'
import { Notice, ShareButton } from '../base/index.ts'
import { FilterPanel } from '../filter/index.ts'
import { ListPage } from '../layout/index.ts'
import { ProfessionalList, ProfessionalPageLayout } from '../professional/index.ts'
import type { Reviewers } from '../review/index.ts'
import { Splash } from '../shell/index.ts'
import { filterProfessionals } from './fixtures/filterLists.ts'
import { ListPager } from './ListPager.tsx'
import { allProfessionals, viewers, type ViewerName } from './fixtures/marketplace.ts'
import { signIn } from './fixtures/screenDecorators.tsx'
import { respond, type DataState, useFilteredList } from './fixtures/screenData.ts'

export interface ProfessionalsScreenProps {
  /** Viewer of the screen. */
  viewerName: ViewerName
  /** State of the data.
   * @default 'loaded' */
  dataState?: DataState
  /** ID of the trade that was selected in the carousel or the menu. */
  trade?: number
}

/** /professional: the professionals. */
export function ProfessionalsScreen({ viewerName, dataState = 'loaded', trade }: ProfessionalsScreenProps) {
  const list = useFilteredList(
    professionalFilters,
    (filters) => filterProfessionals(allProfessionals, filters),
    dataState,
    professionalFilters.change(professionalFilters.initial, { trade }),
  )
  const viewer = viewers[viewerName]
  return (
    <ListPage
      title="Profesionales"
      filters={
        <FilterPanel
          filters={professionalFilters}
          options={{ trade: tradeOptions(demoTrades) }}
          {...list.filterProps}
        />
      }
      pager={<ListPager path={paths.professionals} {...list.pagerProps} />}
    >
      <ProfessionalList
        professionals={list.items}
        hrefFor={(person) => (viewer ? professionalHref(person) : undefined)}
        onContact={signIn}
        {...list.listProps}
      />
    </ListPage>
  )
}

export interface ProfessionalScreenProps {
  /** Viewer of the screen. */
  viewerName: ViewerName
  /** The professional. */
  professional: Professional
  /** Authors of the reviews. */
  reviewers: Reviewers
  /** State of the data.
   * @default 'loaded' */
  dataState?: DataState
}

type Contact = { state: 'none' | 'sending' | 'sent'; notice?: ReactNode }

/** /professional/detail/{id}: a professional. */
export function ProfessionalScreen({
  viewerName,
  professional,
  reviewers,
  dataState = 'loaded',
}: ProfessionalScreenProps) {
  const [contact, setContact] = useState<Contact>({ state: 'none' })
  const [isRetried, setRetried] = useState(false)
  const viewer = viewers[viewerName]
  if (!viewer) return <Splash onSignIn={signIn} homeHref={paths.home} />
  const sendContact = async () => {
    setContact({ state: 'sending' })
    await respond()
    setContact(
      dataState === 'offline'
        ? { state: 'none', notice: <Notice kind="error">Ups, no se pudo enviar los datos</Notice> }
        : { state: 'sent' },
    )
  }
  const hasFailed = dataState === 'failed' && !isRetried
  return (
    <ProfessionalPageLayout
      {...(dataState !== 'loading' && !hasFailed && { professional })}
      viewer={viewer}
      reviewers={reviewers}
      backHref={paths.professionals}
      contact={contact.state}
      more={<ShareButton title={fullName(professional)} />}
      {...(viewer.id !== professional.id && { onContact: () => void sendContact() })}
      {...(contact.notice !== undefined && { notice: contact.notice })}
      {...(hasFailed && { error: problems.unavailable.sentence, onRetry: () => setRetried(true) })}
    />
  )
}
