import type { ReactNode } from 'react'
import { Page } from '../../base/Page/Page.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'

export interface FormPageProps {
  /** First heading. */
  title: string
  /** One line under it. */
  lead?: ReactNode
  /** What has just happened. */
  notices?: ReactNode
  /** The form. */
  children: ReactNode
}

/** One narrow column for a form. */
export const FormPage = ({ title, lead, notices, children }: FormPageProps) => (
  <Page title={title} lead={lead} width="form">
    <Stack gap={5}>
      {notices}
      {children}
    </Stack>
  </Page>
)
