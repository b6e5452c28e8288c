import { NoticeRegion } from '@plomada/ui'
import { closeNotice, useNotices } from '../notice/notices.ts'

/** The messages that stand now. */
export function Notices() {
  const notices = useNotices()
  return (
    <NoticeRegion
      notices={notices.map(({ id, tone, text }) => ({ id, kind: tone, text }))}
      onClose={(id) => closeNotice(Number(id))}
    />
  )
}
