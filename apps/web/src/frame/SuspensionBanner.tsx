import { paths } from '@plomada/domain'
import { SuspensionBanner } from '@plomada/ui'
import { useSessionSnapshot } from '../session/store.ts'

/** Renders why and until when the account of the viewer is suspended. */
export default function ViewerSuspension() {
  const { viewer } = useSessionSnapshot()
  const suspension = viewer?.suspension ?? { reason: null, until: null }
  return <SuspensionBanner suspension={suspension} contactHref={paths.contact} />
}
