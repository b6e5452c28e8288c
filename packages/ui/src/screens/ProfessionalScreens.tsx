import {
  fullName,
  paths,
  professionalFilters,
  tradeOptions,
  type Professional,
  professionalHref,
} from '@plomada/domain'
import { problems, withFilters } from '@plomada/domain/define'
import { demoTrades } from '@plomada/domain/fixtures'
import { type ReactNode, useState } from 'react'
import { Notice, Pager, ShareButton } from '../base/index.ts'
import { FilterPanel } from '../filter/index.ts'
import { ListPage } from '../layout/index.ts'
import { ProfessionalList, ProfessionalPageLayout } from '../professional/index.ts'
import type { Reviewers } from '../review/index.ts'
import { Splash } from '../shell/index.ts'
import { passingProfessionals } from './filtering.ts'
import { marketProfessionals, viewers, type Who } from './market.ts'
import { signIn } from './Screen.tsx'
import { answer, type Given, useFilterState, useList } from './useList.ts'

export interface ProfessionalsScreenProps {
  /** Who looks at it. */
  who: Who
  /** How the data stands.
   * @default 'here' */
  given?: Given
  /** Number of the trade that the carousel or the menu chose. */
  trade?: number
}

/** /professional: who offers their work. */
export function ProfessionalsScreen({ who, given = 'here', trade }: ProfessionalsScreenProps) {
  const { filters, setFilters, toPage } = useFilterState({
    initial: professionalFilters.change(professionalFilters.initial, { trade }),
  })
  const list = useList(passingProfessionals(marketProfessionals, filters), filters, given)
  const viewer = viewers[who]
  return (
    <ListPage
      title="Profesionales"
      filters={
        <FilterPanel
          of={professionalFilters}
          value={filters}
          given={{ trade: tradeOptions(demoTrades) }}
          {...(list.total !== undefined && { count: list.total })}
          onChange={setFilters}
        />
      }
      pager={
        <Pager
          page={filters.page}
          pages={list.pages}
          hrefFor={(page) => withFilters(paths.professionals, professionalFilters, { ...filters, page })}
          onPage={toPage}
        />
      }
    >
      <ProfessionalList
        professionals={list.rows}
        hasFailed={list.hasFailed}
        onRetry={list.retry}
        hrefFor={(person) => (viewer ? professionalHref(person) : undefined)}
        onContact={signIn}
      />
    </ListPage>
  )
}

export interface ProfessionalScreenProps {
  /** Who looks at it. */
  who: Who
  /** Whose page it is. */
  professional: Professional
  /** Who wrote the reviews. */
  reviewers: Reviewers
  /** How the data stands; `offline` opens the page and loses the connection after.
   * @default 'here' */
  given?: Given
}

type Contact = { state: 'none' | 'sending' | 'sent'; notice?: ReactNode }

/** /professional/detail/{id}: a professional's page. */
export function ProfessionalScreen({
  who,
  professional,
  reviewers,
  given = 'here',
}: ProfessionalScreenProps) {
  const [contact, setContact] = useState<Contact>({ state: 'none' })
  const [isRetried, setRetried] = useState(false)
  const viewer = viewers[who]
  if (!viewer) return <Splash onSignIn={signIn} homeHref={paths.home} />
  const contactThem = async () => {
    setContact({ state: 'sending' })
    await answer()
    setContact(
      given === 'offline'
        ? { state: 'none', notice: <Notice kind="error">Ups, no se pudo enviar los datos</Notice> }
        : { state: 'sent' },
    )
  }
  const hasFailed = given === 'failed' && !isRetried
  return (
    <ProfessionalPageLayout
      {...(given !== 'loading' && !hasFailed && { professional })}
      viewer={viewer}
      reviewers={reviewers}
      backHref={paths.professionals}
      contact={contact.state}
      more={<ShareButton title={fullName(professional)} />}
      {...(viewer.id !== professional.id && { onContact: () => void contactThem() })}
      {...(contact.notice !== undefined && { notice: contact.notice })}
      {...(hasFailed && { error: problems.unavailable.sentence, onRetry: () => setRetried(true) })}
    />
  )
}
