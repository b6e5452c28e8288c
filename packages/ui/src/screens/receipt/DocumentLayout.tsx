'use client'
import type { ReactNode } from 'react'
import { Button, Inline, Link, Page, Skeleton, Stack, VisuallyHidden, icons } from '../../base/index.ts'
import { Message } from '../../marketplace/index.ts'
import { useMessages } from '../../provider/index.ts'
import { receiptMessages as texts } from '../../receipt/index.ts'
import { notPrinted } from '../notPrinted.css.ts'

export interface DocumentLayoutProps {
  title: string
  lead?: ReactNode
  /** URL of the job; null without one. */
  jobHref: string | null | undefined
  /** Prints the page. */
  onPrint: () => void
  /** The document; undefined while it loads. */
  children: ReactNode
}

/** Renders a page with a document that is printed without its buttons. */
export const DocumentLayout = ({ title, lead, jobHref, onPrint, children }: DocumentLayoutProps) => {
  const t = useMessages()
  return (
    <Page title={title} lead={lead} width="form">
      {children ? (
        <Stack gap={5}>
          <div className={notPrinted}>
            <Inline gap={4}>
              <Button variant="secondary" size="small" onClick={onPrint}>
                <Message>{texts.print}</Message>
              </Button>
              {jobHref != null && (
                <Link href={jobHref} size="standalone" icon={icons.briefcase}>
                  <Message>{texts.job}</Message>
                </Link>
              )}
            </Inline>
          </div>
          {children}
        </Stack>
      ) : (
        <Stack gap={3}>
          <VisuallyHidden isStatus>{t('loading')}</VisuallyHidden>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </Stack>
      )}
    </Page>
  )
}
