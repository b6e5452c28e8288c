import { NoticeRegion } from '@plomada/ui'
import { closeNotice, useNotices } from '../notice/notices.ts'

export const Notices = () => <NoticeRegion notices={useNotices()} onClose={closeNotice} />
