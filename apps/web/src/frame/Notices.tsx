import { NoticeRegion, useOverride } from '@plomada/ui'
import { closeNotice, useNotices } from '../notice/notices.ts'

export const Notices = () => {
  const t = useOverride()
  const notices = useNotices().map((notice) => ({ ...notice, text: t(notice.text) }))
  return <NoticeRegion notices={notices} onClose={closeNotice} />
}
