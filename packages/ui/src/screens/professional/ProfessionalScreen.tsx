import type { ReactNode } from 'react'
import { fullName, paths } from '@plomada/domain'
import { Notice, type NoticeProps, ShareButton } from '../../base/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { ProfessionalPageLayout, type ProfessionalPageLayoutProps } from '../../professional/index.ts'

export interface ProfessionalScreenProps extends Omit<
  ProfessionalPageLayoutProps,
  'backHref' | 'onBack' | 'more' | 'headerActions' | 'notice' | 'onContact' | 'needsSignIn'
> {
  /** Asks the professional to get in touch. A professional has no button on their own page. */
  onContact: () => void
  /** The buttons that save and invite another professional. Null reserves their place while they load. */
  save?: ReactNode
  /** The result of the request. */
  notice?: { kind: NoticeProps['kind']; text: string } | undefined
}

/** Renders /professional/detail/{id}, a professional for a signed-in viewer. */
export const ProfessionalScreen = ({ notice, onContact, save, ...page }: ProfessionalScreenProps) => {
  const { professional, viewer } = page
  const isOther = professional !== undefined && professional.id !== viewer?.id
  return (
    <ProfessionalPageLayout
      backHref={paths.professionals}
      {...(professional && {
        more: <ShareButton title={fullName(professional)} />,
      })}
      {...(isOther && { onContact, headerActions: save })}
      {...(notice && {
        notice: (
          <Notice kind={notice.kind}>
            <Message>{notice.text}</Message>
          </Notice>
        ),
      })}
      {...page}
    />
  )
}
