import { useParams } from 'react-router-dom'
import { capitalize } from '@plomada/domain'
import { assignmentMessages, useOverride } from '@plomada/ui'
import { ClaimScreen } from '@plomada/ui/screens'
import { LoadStatus } from '../frame/LoadStatus.tsx'
import { useDataTitle } from '../frame/hooks/useTitle.ts'
import { withViewer } from '../frame/withViewer.tsx'
import { useAssignment } from './assignment.data.ts'

export { prefetch } from './AssignmentPage.tsx'

export const ClaimPage = withViewer({}, () => {
  const t = useOverride()
  const id = Number(useParams()['id'])
  const { assignment, problem, refresh, act, uploadPhoto } = useAssignment(id)
  const hasFailed = problem && !assignment
  useDataTitle(
    hasFailed ? null : assignment && t(assignmentMessages.claimOf(capitalize(assignment.offer.title))),
  )
  if (hasFailed) return <LoadStatus problem={problem} onRetry={refresh} />
  return <ClaimScreen key={id} assignment={assignment} onAct={act} onUploadPhoto={uploadPhoto} />
})
