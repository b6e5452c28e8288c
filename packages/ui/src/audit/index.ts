export { auditMessages } from './audit.messages.ts'
export { AuditEventList, type AuditEventListProps } from './AuditEventList/AuditEventList.tsx'
export { AuditFilterPanel, type AuditFilterPanelProps } from './AuditFilterPanel/AuditFilterPanel.tsx'
