import { memo, type ReactNode } from 'react'
import { AppFrame, TopNav } from '@plomada/ui'
import { footer } from './footer.tsx'
import { LateMenu } from './LateMenu.tsx'
import { Notices } from './Notices.tsx'
import { PageOutlet } from './PageOutlet.tsx'
import { useNavigationEffects } from './useNavigationEffects.ts'
import { useShell } from './useShell.ts'

interface PublicFrameProps {
  /** What stands in place of the page. */
  instead?: ReactNode
}

const notices = <Notices />
const Bar = memo(TopNav)

/** Top bar, page and footer: the frame of every page but the administration's and the pop-ups. */
export function PublicFrame({ instead }: PublicFrameProps) {
  const { nav, menu } = useShell()
  useNavigationEffects()
  return (
    <AppFrame nav={<Bar {...nav} />} footer={footer} notices={notices}>
      {instead ?? <PageOutlet />}
      <LateMenu {...menu} />
    </AppFrame>
  )
}
