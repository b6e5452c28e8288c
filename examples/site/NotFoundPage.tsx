import { ButtonLink } from '@plomada/ui/ButtonLink'
import { EmptyState } from '@plomada/ui/EmptyState'
import { Page } from '@plomada/ui/Page'
import type { Language } from './language'
import { getTexts } from './texts'

/** Renders that a page or a tool does not exist. */
export const NotFoundPage = ({ language }: { language: Language }) => {
  const { notFound } = getTexts(language)
  return (
    <Page>
      <EmptyState
        level={1}
        title={notFound.title}
        actions={<ButtonLink href={`/${language}/tools`}>{notFound.back}</ButtonLink>}
      >
        {notFound.text}
      </EmptyState>
    </Page>
  )
}
