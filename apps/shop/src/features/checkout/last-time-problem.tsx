import { Alert } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { useLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Why an order as last time needs another choice, and the step where it is made. */
    lastTimeProblem?: { readonly step: number; readonly text: string };
  }
}

/** Says on the step that was opened instead of the confirmation why another choice is needed. */
export function LastTimeProblem({ step }: { readonly step: number }) {
  const problem = useLocation({ select: ({ state }) => state.lastTimeProblem });
  if (problem?.step !== step) return null;
  return (
    <Alert color="amber" role="status" mb="md">
      {problem.text}
    </Alert>
  );
}
