import { Panel } from '../../base/Panel/Panel.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import * as css from './PersonCardSkeleton.css.ts'

/** Renders a placeholder for the card of a user while a list loads. Not exported. */
export const PersonCardSkeleton = () => (
  <Panel padding="none">
    <div className={css.body}>
      <div className={css.head}>
        <Skeleton shape="avatar" />
        <Skeleton shape="title" />
      </div>
      <Skeleton />
      <Skeleton shape="short" />
      <Skeleton shape="button" />
    </div>
  </Panel>
)
