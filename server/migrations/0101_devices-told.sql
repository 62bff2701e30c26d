-- Nobody was told of devices that are still to come, whatever a session has said.
update user_device own set told_id = newest.id
from (select user_id, max(id) as id from user_device group by user_id) newest
where newest.user_id = own.user_id and own.told_id > newest.id;
