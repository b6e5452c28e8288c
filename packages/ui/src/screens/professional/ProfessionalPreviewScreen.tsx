import { paths, fullName, type ProfessionalPreview } from '@plomada/domain'
import { ShareButton } from '../../base/index.ts'
import { ProfessionalPageLayout } from '../../professional/index.ts'

export interface ProfessionalPreviewScreenProps {
  /** The part of the professional that everyone may see; undefined while it loads. */
  professional: ProfessionalPreview | undefined
  /** Called when the visitor wants to contact the professional: sign in, and contact them afterwards. */
  onContact: () => void
}

/** Renders /professional/detail/{id}, a professional for a visitor. Its columns are those of `ProfessionalScreen`. */
export const ProfessionalPreviewScreen = ({ professional, onContact }: ProfessionalPreviewScreenProps) => (
  <ProfessionalPageLayout
    professional={professional}
    viewer={null}
    backHref={paths.professionals}
    onContact={onContact}
    needsSignIn
    headerActions={null}
    {...(professional && { more: <ShareButton title={fullName(professional)} /> })}
  />
)
