'use client'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { Spinner } from '../../base/Spinner/Spinner.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { dashboardMessages } from '../dashboard.messages.ts'
import * as layout from './DashboardLayout.css.ts'
import * as css from './DashboardSkeleton.css.ts'

const Tile = ({ isWide = false }: { isWide?: boolean }) => (
  <Panel>
    <div className={isWide ? css.earnings : css.count}>
      <Skeleton shape="short" />
      <Skeleton shape="title" />
      <Skeleton />
    </div>
  </Panel>
)

const users = [1, 2, 3, 4, 5]

/** Renders the placeholder of the dashboard while it loads. */
export const DashboardSkeleton = () => {
  const t = useOverride()
  return (
    <>
      <div className={css.figures}>
        <Tile isWide />
        <Tile isWide />
        <Tile />
        <Tile />
      </div>
      <Panel>
        <div className={css.needs}>
          <Skeleton shape="title" />
          <Skeleton />
        </div>
      </Panel>
      <div className={layout.columns}>
        <Panel>
          <div className={css.payments}>
            <Spinner label={t(dashboardMessages.loading)} isLabelShown />
          </div>
        </Panel>
        <Panel>
          <div className={css.rows}>
            <Skeleton shape="title" />
            {users.map((user) => (
              <div key={user} className={css.user}>
                <Skeleton shape="avatar" />
                <Skeleton shape="short" />
              </div>
            ))}
          </div>
        </Panel>
      </div>
    </>
  )
}
