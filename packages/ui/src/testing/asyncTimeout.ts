import { configure } from '@testing-library/dom'

/** Only a query that never succeeds ends: modules load slowly on a busy machine. */
configure({ asyncUtilTimeout: 180_000 })
