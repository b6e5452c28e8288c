import { Panel } from '../../base/Panel/Panel.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import * as css from './PersonSkeleton.css.ts'

/** Stands for the card of a person that is on its way. Not exported. */
export const PersonSkeleton = () => (
  <Panel padding="none">
    <div className={css.waiting}>
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
