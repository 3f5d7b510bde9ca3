import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as noticeQueue from './notice-queue.ts';

const visible: { id: string }[] = [];
/** Fails as long as it is true, as the code of a build that was replaced does, or a lost network. */
let isUnreachable = false;

vi.mock('./notice-library.ts', () => {
  if (isUnreachable) throw new Error('offline');
  return {
    Notifications: () => null,
    notifications: {
      show: (notice: { id: string }) => visible.push(notice),
      hide: (id: string) => visible.splice(0, Infinity, ...visible.filter((notice) => notice.id !== id)),
    },
    notificationsStore: { getState: () => ({ notifications: visible, queue: [] }) },
  };
});

const notice = (id: string, autoClose: number | false = 5_000) => ({ id, autoClose, message: id });
const ids = () => visible.map(({ id }) => id);

describe('notices before their code is there', () => {
  let queue: typeof noticeQueue;
  beforeEach(async () => {
    vi.resetModules();
    vi.useRealTimers();
    visible.length = 0;
    isUnreachable = false;
    queue = await import('./notice-queue.ts');
  });

  it('are shown once it has arrived, and those after it at once', async () => {
    const loaded = vi.fn();
    queue.onNoticesLoaded(loaded);
    queue.show(notice('first'));
    queue.show(notice('second'));
    expect(ids()).toEqual([]);
    await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce());
    expect(ids()).toEqual(['first', 'second']);
    queue.show(notice('third'));
    expect(ids()).toEqual(['first', 'second', 'third']);
    expect(queue.isShown('third')).toBe(true);
  });

  it('are shown once where the same was asked for twice', async () => {
    queue.show(notice('same'));
    queue.show(notice('same'));
    await vi.waitFor(() => expect(ids()).toEqual(['same']));
  });

  it('are not shown when they were hidden meanwhile', async () => {
    queue.show(notice('hidden'));
    queue.show(notice('other'));
    queue.hide('hidden');
    await vi.waitFor(() => expect(ids()).toEqual(['other']));
  });

  it('try again with the next one when the code did not arrive, without those that are outdated', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    isUnreachable = true;
    queue.show(notice('outdated', 5_000));
    queue.show(notice('stays', false));
    await queue.loadNotices();
    await vi.waitFor(() => expect(queue.noticeLibrary()).toBeNull());
    vi.setSystemTime(Date.now() + 6_000);
    isUnreachable = false;
    await vi.waitFor(() => {
      queue.show(notice('next'));
      expect(queue.noticeLibrary()).not.toBeNull();
    });
    expect([...new Set(ids())]).toEqual(['stays', 'next']);
  });
});
