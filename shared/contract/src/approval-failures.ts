/** Refusals of calls that need the approval of a second user, and of approvals. */
export const approvalSentences = {
  'approval-needed':
    'This change needs approval. Send it again with a reason in the header X-Approval-Reason.',
  'approval-pending': 'Sent for approval as request {{id}}.',
  'approval-reason-invalid': 'Must be a percent-encoded line of at most {{most}} characters',
  'approvals-too-many': 'You already have {{most}} requests that wait for approval.',
  'approval-asker-gone': 'The user or deploy key that asked may no longer make this change.',
  'approval-outdated': 'The change would now have another effect than the approved one.',
  'approval-own': 'Another user must decide your own request.',
  'approval-not-permitted': 'You do not have permission to make this change yourself.',
  'approval-same-role': 'A user of another role must decide this request.',
  'approval-dependent':
    'You cannot decide this request: who asked changed your account or role within the last day.',
  'approval-unknown': 'This request does not exist.',
  'approval-ended': 'This request no longer waits.',
  'approval-words-needed': 'Say why',
  'approvers-too-few': 'Approvals need {{needed}} active users who can approve. There are {{has}}.',
  'approvers-one-role': 'All users who can approve have the same role.',
} as const;
