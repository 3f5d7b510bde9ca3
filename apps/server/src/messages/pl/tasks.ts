export const tasks = {
  unknown: 'Nie ma takiego zadania albo zostało już wykonane.',
  runs: 'To zadanie właśnie jest wykonywane. Poczekaj, aż się zakończy.',
};
