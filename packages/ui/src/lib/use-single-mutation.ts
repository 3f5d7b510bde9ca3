import { useMutation, type MutateOptions, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that does not start again before it has finished, including the promises of its `onSuccess` and
 * `onSettled`. The second click of a double click comes before a button can be rendered as disabled.
 */
export function useSingleMutation<Answer, Variables>(options: UseMutationOptions<Answer, Error, Variables>) {
  const mutation = useMutation(options);
  const isRunning = useRef(false);
  const begin = (variables: Variables, events?: MutateOptions<Answer, Error, Variables>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(variables, {
      ...events,
      onSettled: (...outcome) => {
        isRunning.current = false;
        events?.onSettled?.(...outcome);
      },
    });
  };
  const reset = () => {
    // A reset mutation no longer says that it has finished.
    if (!isRunning.current) mutation.reset();
  };
  return { ...mutation, mutate: begin, reset };
}
