-- A board is found by the number in its title, however it is spelt. The expression is the one of part numbers.
create index board_number on catalogue.board (regexp_replace(upper(code), '[^A-Z0-9]', '', 'g'));
